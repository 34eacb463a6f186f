import { datasetOf } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { isPublic, publishedIdOf, type StoredDocument } from '../documents.ts'
import { json } from '../http/answer.ts'
import { flag } from '../query/parameters.ts'

type Omitted = { id: string; reason: 'existence' | 'permission' }

/** `GET /data/doc/:dataset/:ids`: documents by their own ids, in no perspective. */
export function getDocuments(call: Call, lake: Services): Response {
  const dataset = datasetOf(call, lake)
  const { searchParams } = call.url
  const anonymous = call.viewer.kind === 'anonymous'
  const visible = (document: StoredDocument) => !anonymous || isPublic(document)
  const asked = (call.params['ids'] ?? '').split(',').filter((id) => id !== '')
  const ids = flag(searchParams, 'includeAllVersions')
    ? [...new Set(asked.flatMap((id) => dataset.versionsOf(publishedIdOf(id)).map(({ _id }) => _id)))]
    : asked

  const documents: object[] = []
  const omitted: Omitted[] = []
  for (const id of ids) {
    const document = dataset.raw.get(id)
    if (document && visible(document)) documents.push(flag(searchParams, 'excludeContent') ? { _id: id } : document)
    // The same answer whether it exists or not: an id that needs a credential gives nothing away without one.
    else omitted.push({ id, reason: anonymous && id.includes('.') ? 'permission' : 'existence' })
  }
  return json({ documents, omitted })
}
