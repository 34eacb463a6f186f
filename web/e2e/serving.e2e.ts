import { request } from 'node:http'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const GUIDE = '/docs/accounts/v3/overview'
const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.webUrl + path, { headers, redirect: 'manual' })

const post = (path: string, body: string) =>
  fetch(stack.webUrl + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

/** Sends an address as it is, which `fetch` would tidy. */
async function statusOf(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(stack.webUrl)
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' })
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('P4 a page comes compressed once, is known by its ETag, and is never its own payload', async () => {
  const html = await at(GUIDE, { 'accept-encoding': 'br' })
  expect(html.headers.get('content-encoding')).toBe('br')
  expect(html.headers.get('vary')).toMatch(/accept-encoding/i)
  const text = await html.text()
  const etag = html.headers.get('etag') ?? ''
  await expect(async () => {
    expect((await at(GUIDE, { 'if-none-match': etag })).status).toBe(304)
  }).toPass()
  const payload = await at(`${GUIDE}?_rsc=`, { rsc: '1' })
  expect(payload.headers.get('content-type')).toContain('text/x-component')
  expect(await payload.text()).not.toContain('<html')
  expect((await (await at(GUIDE)).text()).slice(0, 15)).toBe(text.slice(0, 15))
  const head = await fetch(stack.webUrl + GUIDE, { method: 'HEAD' })
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' })
})

test('Q2 no header from outside changes what other readers get', async () => {
  const before = await (await at(GUIDE)).text()
  for (const headers of [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'ftp' },
    { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'x-middleware-prefetch': '1' },
    { 'x-prerender-revalidate': 'guess' },
    { 'x-matched-path': '/missing' },
    { 'x-invoke-path': '/missing' },
    { 'x-nextjs-data': '1' },
    { 'x-original-url': '/missing' },
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-action': 'x' },
    { cookie: '__prerender_bypass=guess' },
    { range: 'bytes=0-9' },
    { accept: 'application/json' },
  ]) {
    const hostile = await at(GUIDE, Object.fromEntries(Object.entries(headers)))
    await hostile.arrayBuffer()
    const after = await at(GUIDE)
    expect(after.status).toBe(200)
    const text = await after.text()
    expect(text.includes('evil.example'), JSON.stringify(headers)).toBe(false)
    expect(text.length, JSON.stringify(headers)).toBe(before.length)
  }
})

test('Q2 no address leads to another host', async () => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/%2f..',
    '/%2f/evil.example/',
    '/docs//evil.example/',
    '/.//evil.example/index.html',
    '/index.html//evil.example/',
    'http://evil.example/docs/',
  ]) {
    const { location } = await statusOf(path, { 'x-forwarded-host': 'evil.example' })
    if (location) expect(new URL(location, stack.webUrl).origin, path).toBe(new URL(stack.webUrl).origin)
  }
})

test('Q3 what nobody has is told apart without a rendering for each, and no input breaks an endpoint', async () => {
  for (let n = 0; n < 30; n += 1) expect((await at(`/docs/nowhere-${n}`)).status).toBe(404)
  expect((await at('/_next/static/chunks/../../../package.json')).status).toBe(404)
  for (const path of ['/api/revalidate', '/api/revalidate/tags', '/sandbox/accounts-v3/v3/users']) {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '[[[[',
      'x'.repeat(400_000),
    ]) {
      const { status } = await post(path, body)
      expect(status, `${path} ${body.slice(0, 30)}`).toBeGreaterThanOrEqual(400)
      expect(status, `${path} ${body.slice(0, 30)}`).toBeLessThan(500)
    }
  }
  const config = await (await at('/dev-portal/internal/config')).json()
  expect(config).not.toHaveProperty('polluted')
})
