import { askRaw } from './ask-raw.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'
import { tellOf } from './webhook.ts'

const PATH = '/docs/accounts/v3/read-by-the-hostile-first'

/** What one reader may send to change what the others get. Whatever is theirs to choose says `evil`. */
const HOSTILE: readonly { query?: string; headers: Readonly<Record<string, string>> }[] = [
  { headers: { host: 'evil.example' } },
  { headers: { host: 'evil.example"><script>' } },
  { headers: { 'x-forwarded-host': 'evil.example' } },
  { headers: { 'x-forwarded-proto': 'evil' } },
  { headers: { 'x-forwarded-for': 'evil', 'x-real-ip': 'evil', forwarded: 'host=evil.example' } },
  { headers: { 'accept-language': 'evil', 'user-agent': 'evil', referer: 'http://evil.example/' } },
  { headers: { 'content-security-policy': "script-src 'nonce-evil'" } },
  { headers: { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' } },
  { headers: { 'x-middleware-rewrite': 'http://evil.example/' } },
  { headers: { 'x-middleware-prefetch': '1' } },
  { headers: { 'x-prerender-revalidate': 'evil' } },
  { headers: { 'x-matched-path': '/missing' } },
  { headers: { 'x-invoke-path': '/missing', 'x-invoke-status': '404' } },
  { headers: { 'x-nextjs-data': '1' } },
  { headers: { 'x-original-url': '/missing', 'x-rewrite-url': '/missing' } },
  { headers: { 'x-portal-fresh': '1', 'x-portal-warm': '1', 'x-portal-relayed': '1' } },
  { headers: { rsc: '1' } },
  { query: '?_rsc=', headers: { rsc: '1' } },
  { headers: { 'next-router-prefetch': '1' } },
  { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
  { headers: { rsc: '1', 'next-router-state-tree': 'evil', 'next-url': '/evil' } },
  { headers: { 'next-action': 'evil' } },
  { headers: { cookie: '__prerender_bypass=evil; __next_preview_data=evil; portal-preview=evil' } },
  { headers: { authorization: 'Bearer evil' } },
  { headers: { range: 'bytes=0-9' } },
  { headers: { accept: 'application/json', 'accept-encoding': 'evil' } },
  { query: '?evil=1&utm_source=evil', headers: {} },
]

/** Purges a page and renders nothing: whoever reads it next is the first. */
async function purge(path: string): Promise<void> {
  const response = await fetch(`${stack.webUrl}/api/revalidate/tags`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.webhookSecret}` },
    body: JSON.stringify({ tags: [`path:${path}`] }),
  })
  expect(response.status).toBe(200)
}

const RENDERED = /data-rendered-at="(\d+)"/
const renderedAt = (html: string) => Number(RENDERED.exec(html)?.[1])
const SCRIPT = /<script[\s\S]*?<\/script>/g

/** What of a page is the same in each rendering: its scripts come in any order, its payload in any parts. */
function lasting(html: string): string {
  const timeless = html.replaceAll(String(renderedAt(html)), '')
  const scripts = (timeless.match(SCRIPT) ?? []).filter((script) => !script.startsWith('<script>self.__next_f'))
  return [timeless.replaceAll(SCRIPT, ''), ...scripts.toSorted()].join('\n')
}

test('Q2 what the first reader of a page sends after an update changes nothing that others get', async ({
  content,
}) => {
  const page = testPage(PATH, { title: 'Read by the hostile first', body: [textBlock('Words.')] })
  await content.put(page)
  await tellOf({ _id: page._id, _type: 'page', operation: 'create', path: PATH, moved: true })
  const before = await askRaw(PATH)
  expect(before.status).toBe(200)
  let lastRendered = renderedAt(before.text)

  for (const { query = '', headers } of HOSTILE) {
    const name = JSON.stringify({ query, ...headers })
    await purge(PATH)
    await askRaw(PATH + query, headers)
    const { status, text } = await askRaw(PATH)
    expect(status, name).toBe(200)
    expect(text, name).not.toMatch(/evil/i)
    expect(renderedAt(text), `rendered anew, before or for ${name}`).toBeGreaterThan(lastRendered)
    expect(lasting(text) === lasting(before.text), `the page is what it was, after ${name}`).toBe(true)
    lastRendered = renderedAt(text)
    const payload = await askRaw(`${PATH}?_rsc=`, { rsc: '1' })
    expect(payload.status, name).toBe(200)
    expect(payload.text, name).not.toMatch(/evil|<html/i)
  }
})

const HOSTILE_HOSTS = [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }]

test('Q2 no address leads to another host, whatever host the reader names', async () => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/%2f..',
    '/%2f/evil.example/',
    '/docs//evil.example/',
    '/.//evil.example/index.html',
    '/index.html//evil.example/',
    'http://evil.example/docs/',
  ])
    for (const headers of HOSTILE_HOSTS) {
      const { location } = await askRaw(path, headers)
      if (location) expect(new URL(location, stack.webUrl).origin, path).toBe(new URL(stack.webUrl).origin)
    }
})

test('Q2 a redirect leads to where the reader is, whatever host the reader before named', async ({ content }) => {
  await content.put({
    _id: 'redirect_e2e_hostile',
    _type: 'redirect',
    from: '/docs/e2e-hostile',
    to: PATH,
    permanent: true,
  })
  await expect(async () => expect((await askRaw('/docs/e2e-hostile')).status).toBe(308)).toPass()
  for (const path of [
    '/docs/accounts/v3/users/',
    '/docs/accounts/v3/users/index.html',
    '/index.html',
    '/docs/e2e-hostile',
    '/docs/e2e-hostile.md',
    '/api/draft-mode/disable?redirect=/docs',
  ])
    for (const headers of [...HOSTILE_HOSTS, {}]) {
      const { status, location } = await askRaw(path, headers)
      expect([307, 308], path).toContain(status)
      expect(new URL(location, stack.webUrl).origin, path).toBe(new URL(stack.webUrl).origin)
    }
})
