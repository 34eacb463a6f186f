import { type NextRequest, NextResponse } from 'next/server'
import { adoptLivePaths, currentLivePaths, fetchLivePaths, type LivePaths } from './features/freshness/live-paths.ts'
import { noteRead, WARM_HEADER } from './features/freshness/recent-reads.ts'
import { isFiltered } from './features/providers/filter.ts'
import { canonicalPath } from './lib/canonical-path.ts'
import { clientOf } from './lib/client-of.ts'
import { steadyNow } from './lib/clock.ts'
import { frameAncestors } from './lib/frame-policy.ts'
import { openSession, PREVIEW_COOKIE } from './lib/preview-session.ts'
import { createRateLimit } from './lib/rate-limit.ts'
import { markdownPath, paths } from './paths.ts'
import { STANDALONE_PATHS } from './standalone-paths.ts'

/** Answered by routes of their own, whatever the content holds. */
const OWN_ROUTES =
  /^\/(?:_next|api|media|dev-portal|openapi|og|sandbox)(?:\/|$)|^\/[^/]+\.(?:txt|xml|ico|svg|png|webmanifest)$/

/** A change reaches this instance by webhook; one that was told to another instance shows after this. */
const CHECK_AGAIN_MS = 10_000

const standalone = new Set(STANDALONE_PATHS)

/**
 * Gives every page one address (no trailing slash, no `index.html`), follows the writers' redirects, and answers an
 * unknown path with the not-found page: `notFound()` in a page would send an empty body that only JavaScript fills.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (OWN_ROUTES.test(pathname)) return NextResponse.next()
  const live = await livePaths()
  if (pathname.endsWith('.md')) return markdownOf(request, pathname, live)
  const path = canonicalPath(pathname)
  const redirect = live?.redirects.get(path)
  const isReference = live?.references.has(path) === true
  if (redirect) return redirectTo(request, redirect.to, search, redirect.permanent ? 308 : 307)
  if (path !== pathname) return redirectTo(request, path, search, 308)

  const preview = openSession(request.cookies.get(PREVIEW_COOKIE)?.value, process.env['PREVIEW_SECRET'])
  const response = show(request, path, live, isReference, preview !== undefined)
  response.headers.set('content-security-policy', frameAncestors(preview?.kind === 'studio', process.env['STUDIO_URL']))
  if (preview) response.headers.set('x-robots-tag', 'noindex')
  // Next would let browsers show an old page and ask for the new one behind it: a tab that asks because the page has
  // changed would get what it has. The serving layer says so by itself.
  else if (!('portalServing' in globalThis)) response.headers.set('cache-control', 'public, max-age=0, must-revalidate')
  return response
}

function show(
  request: NextRequest,
  path: string,
  live: LivePaths | undefined,
  isReference: boolean,
  isPreview: boolean,
): NextResponse {
  const { search } = request.nextUrl
  const warming = request.headers.has(WARM_HEADER)
  // Without any set (the portal has just started and can't reach itself) the page decides: late, but never wrong.
  const known = isReference || standalone.has(path) || !live || live.paths.has(path) || isPreview
  if (!known) return missing(request, path, warming)
  if (!warming && !isPreview && !request.headers.has('next-router-prefetch')) noteRead(path)
  // The pages of references stand under a root layout of their own, which their addresses can't tell.
  if (isReference) return NextResponse.rewrite(new URL(`/reference-pages${encodeURI(path)}${search}`, request.url))
  // The whole table is prerendered; one that the address filters is made for it.
  if (path === paths.paymentsProviders() && isFiltered(request.nextUrl.searchParams))
    return NextResponse.rewrite(new URL(`${path}/filtered${search}`, request.url))
  return NextResponse.next()
}

/**
 * The not-found page. For whoever reads it one is made that offers the pages nearest to the address; when too many are
 * asked for at once, the one that is kept for all.
 */
function missing(request: NextRequest, path: string, warming: boolean): NextResponse {
  const reads = !warming && !request.headers.has('next-router-prefetch') && path !== '/missing'
  const url = new URL('/missing', request.url)
  if (reads && path.length < 300 && mayBeOffered(clientOf(request.headers))) {
    url.pathname = '/missing/near'
    url.search = new URLSearchParams({ path }).toString()
  }
  return NextResponse.rewrite(url, { status: 404 })
}

const mayBeOffered = createRateLimit({ each: 20, all: 50, window: 5000 })

/** A page's address with `.md` behind it: the same as Markdown. The home page's is `/index.md`. */
function markdownOf(request: NextRequest, pathname: string, live: LivePaths | undefined): NextResponse {
  const path = canonicalPath(pathname.replace(/(?:^\/index)?\.md$/, '') || '/')
  const known = !live || live.paths.has(path) || live.references.has(path) || standalone.has(path)
  if (known) return NextResponse.rewrite(new URL(`/markdown${encodeURI(path === '/' ? '' : path)}`, request.url))
  const redirect = live.redirects.get(path)
  if (redirect?.to.startsWith('/'))
    return redirectTo(request, markdownPath(redirect.to), '', redirect.permanent ? 308 : 307)
  return NextResponse.rewrite(new URL('/missing', request.url), { status: 404 })
}

let refreshing: Promise<LivePaths | undefined> | undefined

async function livePaths(): Promise<LivePaths | undefined> {
  const known = currentLivePaths()
  if (known && steadyNow() - known.checkedAt < CHECK_AGAIN_MS) return known
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return known ?? refreshing
}

async function refresh(): Promise<LivePaths | undefined> {
  try {
    return adoptLivePaths(await fetchLivePaths(ownPort()))
  } catch (error) {
    console.error('[paths]', error)
    return currentLivePaths()
  }
}

function ownPort(): number {
  return Number(process.env['WEB_PORT'] || process.env['PORT'] || 3000)
}

function redirectTo(request: NextRequest, to: string, search: string, status: 307 | 308): NextResponse {
  const target = new URL(to, request.url)
  if (!target.search) target.search = search
  return NextResponse.redirect(target, status)
}
