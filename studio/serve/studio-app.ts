import { serveStatic } from '@hono/node-server/serve-static'
import type { ContentSource } from '@portal/content-source'
import { Hono } from 'hono'
import { readIndexPage, readStyleSheets } from './built-files.ts'
import { contentSecurityPolicy } from './policy.ts'

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '[::1]'])

// The built files carry their hash in their names, except these few.
const UNHASHED = /^\/static\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|manifest\.webmanifest)$/

type StudioAppOptions = { dist: string; source: ContentSource; portalUrl: string }

/** Serves a built Studio: its files, and its page for every other path, which the Studio routes by itself. */
export function createStudioApp({ dist, source, portalUrl }: StudioAppOptions): Hono {
  const page = readIndexPage(dist)
  const styleSheets = readStyleSheets(dist)
  const policy = contentSecurityPolicy(source, page.scriptHashes, portalUrl)
  const app = new Hono()

  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    if (LOOPBACK_ADDRESSES.has(url.hostname)) {
      // The lake signs in the Studio at its exact origin, which is by name.
      url.hostname = 'localhost'
      return context.redirect(url.href, 307)
    }
    await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'same-origin')
    context.header('content-security-policy', policy)
  })

  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (context) => context.text('Method not allowed', 405))

  app.get('/static/*', async (context, next) => {
    await next()
    if (context.res.status !== 200) return
    const isHashed = !UNHASHED.test(context.req.path)
    context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  })
  app.get('/static/*', async (context, next) => {
    const css = styleSheets.get(context.req.path)
    return css === undefined ? next() : context.body(css, 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  app.get('/static/*', serveStatic({ root: dist }))
  app.get('/static/*', (context) => context.text('Not found', 404))

  app.get('*', (context) => context.html(page.html, 200, { 'cache-control': 'no-cache' }))
  return app
}
