import { datasetOf } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { badRequest, temporarilyUnavailable } from '../errors.ts'
import { eventStream, type EventStream } from '../listen/event-stream.ts'
import { createMatcher } from '../listen/matcher.ts'
import { mutationEvents, type EventOptions } from '../listen/mutation-event.ts'
import { missedSince } from '../listen/resume.ts'
import { flag, queryParams } from '../query/parameters.ts'
import type { Dataset } from '../store/dataset.ts'
import { limits } from '../wire.ts'

function optionsOf(call: Call, query: string): EventOptions {
  const { searchParams } = call.url
  const includeAllVersions = flag(searchParams, 'includeAllVersions')
  return {
    matches: createMatcher(query, queryParams(searchParams), call.viewer, { includeAllVersions }),
    visibility: searchParams.get('visibility') ?? 'query',
    includeResult: flag(searchParams, 'includeResult'),
    includePreviousRevision: flag(searchParams, 'includePreviousRevision'),
    includeMutations: searchParams.get('includeMutations') !== 'false',
    effects: searchParams.get('effectFormat') === 'mendoza',
  }
}

function greet(call: Call, lake: Services, dataset: Dataset, stream: EventStream, options: EventOptions): void {
  const data = { listenerName: lake.newId() }
  const lastEventId = call.request.headers.get('last-event-id') ?? call.url.searchParams.get('lastEventId')
  if (lastEventId === null || !flag(call.url.searchParams, 'enableResume')) {
    stream.send({ event: 'welcome', data })
    return
  }
  const missed = missedSince(lastEventId, dataset, lake.store)
  stream.send({ event: missed ? 'welcomeback' : 'reset', data })
  for (const [at, transaction] of (missed?.transactions ?? []).entries()) {
    for (const event of mutationEvents(transaction, options, at === 0 ? missed?.from : 0)) stream.send(event)
  }
}

/** `GET /data/listen/:dataset`: the changes of documents that a query matches, in commit order, each once. */
export function getListen(call: Call, lake: Services): Response {
  const dataset = datasetOf(call, lake)
  const query = call.url.searchParams.get('query')
  if (query === null) throw badRequest('The parameter "query" is missing')
  if (lake.hub.count(dataset.name) >= limits.listenersPerDataset) throw temporarilyUnavailable('Too many listeners')
  const options = optionsOf(call, query)
  return eventStream((stream) => {
    // What was missed and what comes next meet without a gap: nothing can be committed between these two lines.
    greet(call, lake, dataset, stream, options)
    return lake.hub.subscribe(dataset.name, {
      onTransaction: (transaction) => {
        for (const event of mutationEvents(transaction, options)) stream.send(event)
      },
      onClose: () => stream.close(),
    })
  })
}
