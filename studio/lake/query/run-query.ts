import type { Viewer } from '../context.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Perspective } from '../store/perspective.ts'
import { candidates } from './candidates.ts'
import { constraintsOf } from './constraints.ts'
import { evaluate } from './evaluate.ts'
import { parseQuery, type Params } from './parse-query.ts'
import { syncTags } from './sync-tags.ts'
import { answerTextQueries, usesTextQuery } from './text-search.ts'

export type QueryRequest = {
  query: string
  params: Params
  perspective: Perspective
  viewer: Viewer
  projectId: string
  now: Date
}

export type QueryAnswer = { result: unknown; syncTags: string[] }

/** Answers a GROQ query from the indexes of its perspective, without copying a document. */
export function runQuery(dataset: Dataset, request: QueryRequest): QueryAnswer {
  const { query, params, viewer } = request
  const index = dataset.view(request.perspective)
  const parsed = parseQuery(query, params)
  const constraints = constraintsOf(parsed)
  const found = candidates(constraints, index, dataset)
  const { tree, documents } = usesTextQuery(query)
    ? answerTextQueries(parsed, found)
    : { tree: parsed, documents: found }
  const followed = new Set<string>()
  const result = evaluate(tree, query, {
    dataset: documents,
    params: { ...params },
    identity: viewer.kind === 'user' ? viewer.id : '<anonymous>',
    timestamp: request.now,
    sanity: { projectId: request.projectId, dataset: dataset.name },
    dereference: ({ _ref }) => {
      followed.add(_ref)
      return index.get(_ref)
    },
  })
  return { result: result ?? null, syncTags: syncTags(constraints, followed) }
}
