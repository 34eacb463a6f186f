import { z } from 'zod'
import { datasetOf } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { badRequest } from '../errors.ts'
import { jsonText } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { describeIssue } from '../mutations/parse.ts'
import { queryParams } from '../query/parameters.ts'
import type { Params } from '../query/parse-query.ts'
import { perspectiveOf } from '../query/perspective-of.ts'

const bodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

async function answer(call: Call, lake: Services, query: string, params: Params): Promise<Response> {
  const dataset = datasetOf(call, lake)
  const { searchParams } = call.url
  const started = performance.now()
  const sourceMap = searchParams.get('resultSourceMap') ?? 'false'
  const text = await lake.queries.run(dataset, {
    query,
    params,
    perspective: perspectiveOf(searchParams, call.apiVersion, call.viewer),
    viewer: call.viewer,
    projectId: lake.config.projectId,
    now: lake.clock(),
    wantsSourceMap: sourceMap !== 'false',
  })
  const asked = searchParams.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  return jsonText(`{${asked}${text},"ms":${Math.round(performance.now() - started)}}`)
}

/** `GET /data/query/:dataset` */
export function getQuery(call: Call, lake: Services): Promise<Response> {
  const query = call.url.searchParams.get('query')
  if (query === null) throw badRequest('The parameter "query" is missing')
  return answer(call, lake, query, queryParams(call.url.searchParams))
}

/** `POST /data/query/:dataset`, for queries too long for a URL. */
export async function postQuery(call: Call, lake: Services): Promise<Response> {
  const body = bodySchema.safeParse(await readJson(call.request))
  if (!body.success) throw badRequest(describeIssue(body.error))
  return answer(call, lake, body.data.query, body.data.params)
}
