import { datasetOf, requireUser } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { isPublic, isPublishedId, type StoredDocument } from '../documents.ts'
import { temporarilyUnavailable } from '../errors.ts'
import { eventStream } from '../listen/event-stream.ts'
import { flag } from '../query/parameters.ts'
import { tagsOfChanges } from '../query/sync-tags.ts'
import { limits } from '../wire.ts'

type Sees = (document: StoredDocument | undefined) => boolean

/** `GET /data/live/events/:dataset`: tags of the queries whose answers may have changed. */
export function getLiveEvents(call: Call, lake: Services): Response {
  const dataset = datasetOf(call, lake)
  const includeDrafts = flag(call.url.searchParams, 'includeDrafts')
  if (includeDrafts) requireUser(call.viewer)
  if (lake.hub.count(dataset.name) >= limits.listenersPerDataset) throw temporarilyUnavailable('Too many listeners')
  const anonymous = call.viewer.kind === 'anonymous'
  const sees: Sees = (document) =>
    document !== undefined && (anonymous ? isPublic(document) : includeDrafts || isPublishedId(document._id))
  const position = () => String(lake.store.log.lastSequence(dataset.name))

  return eventStream((stream) => {
    const last = call.request.headers.get('last-event-id')
    stream.send({ event: 'welcome', data: {}, id: position() })
    // A reader that missed something asks for everything again, which is what it would do with the tags as well.
    if (last !== null && last !== position()) stream.send({ event: 'restart', data: {}, id: position() })
    return lake.hub.subscribe(dataset.name, {
      onTransaction: (transaction) => {
        const visible = transaction.changes.filter(({ before, after }) => sees(before) || sees(after))
        const tags = tagsOfChanges(visible, dataset)
        if (tags.length > 0) stream.send({ event: 'message', data: { tags }, id: position() })
      },
      onClose: () => stream.close(),
    })
  })
}
