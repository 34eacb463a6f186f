import { IN_DIALOG, LONGEST_QUERY, maySearch, readQuery } from '../../../features/search/search-request.ts'
import { clientOf } from '../../../lib/client-of.ts'
import { catalogue } from '../../catalogue.ts'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** `GET /api/search?q=…`: what the search dialog shows. Bounded in length, rate and number of results. */
export async function GET(request: Request): Promise<Response> {
  const query = readQuery(new URL(request.url).searchParams.get('q'))
  if (query === undefined) return refuse(400, `A search has at most ${LONGEST_QUERY} characters.`)
  if (!maySearch(clientOf(request.headers))) return refuse(429, 'Too many searches; try again in a second.')
  try {
    const content = catalogue()
    await content.ready()
    return Response.json(content.index.search(query, IN_DIALOG), { headers: HEADERS })
  } catch (error) {
    console.error('[search]', error)
    return refuse(503, 'The search is not ready; try again in a moment.')
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { ...HEADERS, ...(status > 400 && { 'retry-after': '1' }) } })
}
