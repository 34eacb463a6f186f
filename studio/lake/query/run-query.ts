import type { Viewer } from '../context.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Perspective } from '../store/perspective.ts'
import { buildSourceMap, type SourceMap } from '../source-map/build.ts'
import { constantsOf } from '../source-map/constants.ts'
import { createMarker } from '../source-map/mark.ts'
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
  wantsSourceMap?: boolean
}

export type QueryAnswer = { result: unknown; syncTags: string[]; resultSourceMap?: SourceMap }

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
  const options = {
    params: { ...params },
    identity: viewer.kind === 'user' ? viewer.id : '<anonymous>',
    timestamp: request.now,
    sanity: { projectId: request.projectId, dataset: dataset.name },
  }
  const followed = new Set<string>()
  const dereference = ({ _ref }: { _ref: string }) => {
    followed.add(_ref)
    return index.get(_ref)
  }
  const result = evaluate(tree, query, { ...options, dataset: documents, dereference }) ?? null
  const answer = { result, syncTags: syncTags(constraints, followed) }
  if (request.wantsSourceMap !== true) return answer

  const marker = createMarker(constantsOf(parsed))
  const marked = evaluate(tree, query, {
    ...options,
    dataset: documents.map((document) => marker.mark(document)),
    dereference: ({ _ref }) => {
      const document = index.get(_ref)
      return document && marker.mark(document)
    },
  })
  return { ...answer, resultSourceMap: buildSourceMap(result, marked ?? null, marker.place) }
}
