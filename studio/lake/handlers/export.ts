import { datasetOf } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { isPublic } from '../documents.ts'
import { ndjson } from '../http/ndjson.ts'

/** `GET /data/export/:dataset`: every document, as NDJSON; without a credential the public ones. */
export function getExport(call: Call, lake: Services): Response {
  const dataset = datasetOf(call, lake)
  const types = call.url.searchParams.get('types')?.split(',')
  const anonymous = call.viewer.kind === 'anonymous'
  // One state of the dataset: a change during the export makes a new list and leaves this one.
  const documents = dataset.raw.all()
  return ndjson(
    documents.filter((document) => (!anonymous || isPublic(document)) && (!types || types.includes(document._type))),
  )
}
