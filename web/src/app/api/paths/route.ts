import { steadyNow } from '../../../lib/clock.ts'
import { loadPagePaths, loadRedirects } from '../../../sanity/page-paths.ts'
import { loadReferencePaths } from '../../../features/reference/load/reference-page.ts'
import type { LivePathsAnswer } from '../../../features/freshness/live-paths.ts'

export const dynamic = 'force-static'

/** The paths that have a page, and the redirects: what the proxy tells an unknown path by. */
export async function GET(): Promise<Response> {
  const at = steadyNow()
  const [paths, references, redirects] = await Promise.all([loadPagePaths(), loadReferencePaths(), loadRedirects()])
  const answer: LivePathsAnswer = {
    at,
    paths,
    references,
    redirects: redirects.flatMap(({ from, to, permanent }) =>
      from && to ? [{ from, to, permanent: permanent !== false }] : [],
    ),
  }
  return Response.json(answer)
}
