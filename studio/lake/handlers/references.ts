import { datasetOf, requireUser } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { json } from '../http/answer.ts'
import { flag } from '../query/parameters.ts'

/**
 * `GET /data/references/:dataset/documents/:id/to`: who refers to the document. The Studio asks for those in other
 * datasets, which this lake can't have; those in its own it finds by query.
 */
export function getReferences(call: Call, lake: Services): Response {
  requireUser(call.viewer)
  const dataset = datasetOf(call, lake)
  const internal = flag(call.url.searchParams, 'excludeInternalReferences')
    ? []
    : dataset.raw.referencing(call.params['id'] ?? '')
  const references = internal.map((document) => ({
    projectId: lake.config.projectId,
    datasetName: dataset.name,
    documentId: document._id,
  }))
  return json({ totalCount: references.length, references })
}
