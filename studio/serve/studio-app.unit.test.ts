import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveContentSource } from '@portal/content-source'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStudioApp } from './studio-app.ts'

const PAGE = `<!DOCTYPE html><title>Studio</title>
<script>window.here = 1</script>
<style>@font-face { font-family: Inter; src: url("https://fonts.example/Inter.woff2") format("woff2"); } body { margin: 0 }</style>
<script src="https://elsewhere.example/bridge.js" async type="module"></script>
<script src="/static/sanity-abc.js" type="module"></script>`

const STYLES = `a{color:red}@font-face{font-family:Inter;src:url(https://fonts.example/I.woff2)format("woff2")}b{color:red}`

let dist = ''
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'studio-app-'))
  mkdirSync(join(dist, 'static'))
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'static/sanity-abc.js'), 'export {}')
  writeFileSync(join(dist, 'static/favicon.ico'), '')
  writeFileSync(join(dist, 'static/lib-def.css'), STYLES)
})
afterAll(() => rmSync(dist, { recursive: true }))

const embedded = { LAKE_PORT: '4000' }
const ask = async (path: string, env: Record<string, string> = embedded, init?: RequestInit) =>
  createStudioApp({ dist, source: resolveContentSource(env), portalUrl: 'http://localhost:3000' }).request(
    new URL(path, 'http://localhost:3333'),
    init,
  )

const directive = (response: Response, name: string) =>
  response.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((line) => line.startsWith(`${name} `))

describe('the server of the Studio', () => {
  test('C4 every path that is no file is the page, which is asked for anew each time', async () => {
    for (const path of ['/', '/structure/pages;page_docs_x', '/intent/edit/id=a/']) {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('/static/sanity-abc.js')
    }
  })

  test('D7 nothing in the page is loaded from another host', async () => {
    const html = await (await ask('/')).text()
    expect(html).not.toMatch(/https?:/)
    expect(html).toContain('body { margin: 0 }')
  })

  test('D7 nor in its style sheets', async () => {
    const response = await ask('/static/lib-def.css')
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe('a{color:red}b{color:red}')
  })

  test('D7 the embedded Studio may connect to itself and the lake alone', async () => {
    const response = await ask('/')
    expect(directive(response, 'connect-src')).toBe(
      `connect-src 'self' http://localhost:4000 ws://localhost:4000 http://embedded.localhost:4000 http://localhost:3000`,
    )
    expect(directive(response, 'img-src')).toBe(`img-src 'self' data: blob: http://localhost:4000`)
    expect(directive(response, 'frame-ancestors')).toBe(`frame-ancestors 'self'`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('D7 only the inline scripts of the page itself may run', async () => {
    // The hash of `window.here = 1`.
    expect(directive(await ask('/'), 'script-src')).toBe(
      `script-src 'self' 'sha256-J6e2mSJKYp1WKUrrfdwCzuhhfTFj/gF6IEql3Vfg/fY='`,
    )
  })

  test('A6 with hosted Sanity it may connect there and to no lake', async () => {
    const policy = (await ask('/', { SANITY_PROJECT_ID: 'abc12345' })).headers.get('content-security-policy')
    expect(policy).toContain(`connect-src 'self' https://*.sanity.io wss://*.sanity.io http://localhost:3000;`)
    expect(policy).not.toMatch(/localhost:(?!3000)/)
  })

  test('A3 hashed files are kept for ever, the few others for an hour, and a missing one is 404', async () => {
    expect((await ask('/static/sanity-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await ask('/static/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600')
    const missing = await ask('/static/sanity-old.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBeNull()
  })

  test.each(['/static/..%2findex.html', '/static/%2e%2e/%2e%2e/etc/passwd', '/static/..%5cindex.html'])(
    'D7 %s leaves the folder of files in no way',
    async (path) => {
      const text = await (await ask(path)).text()
      expect(text).not.toContain('root:')
    },
  )

  test.each(['http://127.0.0.1:3333', 'http://[::1]:3333'])(
    'C4 %s is led to localhost, the origin that the lake signs in',
    async (origin) => {
      const response = await ask(`${origin}/structure?a=1`)
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe('http://localhost:3333/structure?a=1')
    },
  )

  test('C4 it only serves', async () => {
    expect((await ask('/', embedded, { method: 'POST' })).status).toBe(405)
  })
})
