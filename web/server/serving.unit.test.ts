import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { page, startServing } from './fake-next.ts'

let serving: Awaited<ReturnType<typeof startServing>>
afterEach(() => serving.close())

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const LONG = `<p>${'many words '.repeat(100)}</p>`

test('P4 a finished page is asked for once, and given compressed as the reader takes it', async () => {
  serving = await startServing()
  serving.next(async () => page(LONG))
  const plain = await serving.get('/a')
  const brotli = await serving.get('/a', { 'accept-encoding': 'gzip, br' })
  const gzip = await serving.get('/a', { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  for (const { text, status, headers } of [plain, brotli, gzip]) {
    expect({ text, status }).toEqual({ text: LONG, status: 200 })
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  expect(brotli.bytes).toBeLessThan(plain.bytes / 4)
  expect(serving.asked).toHaveLength(1)
})

test('P4 a reader who has the page gets 304, also by a list, and HEAD gets no body', async () => {
  serving = await startServing()
  serving.next(async () => page(LONG))
  const { headers } = await serving.get('/a')
  const etag = String(headers.etag)
  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*'])
    expect(await serving.get('/a', { 'if-none-match': known })).toMatchObject({ status: 304, bytes: 0 })
  expect((await serving.get('/a', { 'if-none-match': '"x"' })).status).toBe(200)
  const head = await serving.get('/a', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, bytes: 0 })
  expect(head.headers['content-length']).toBe(String(LONG.length))
  expect(serving.asked).toHaveLength(1)
})

test('P4 ten readers at once are one question', async () => {
  serving = await startServing()
  const answers = await Promise.all(Array.from({ length: 10 }, () => serving.get('/a')))
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, () => '<p>/a</p>'))
  expect(serving.asked).toHaveLength(1)
})

test('M1 Next is asked again in time, soon for a page it replaces, and for a missing one within a second', async () => {
  serving = await startServing()
  await serving.get('/a')
  serving.later(23_000)
  serving.next(async () => page('<p>stale</p>', { 'x-nextjs-cache': 'STALE' }))
  expect((await serving.get('/a')).text).toBe('<p>stale</p>')
  serving.later(300)
  serving.next(async () => page('<p>gone</p>', {}, 404))
  expect(await serving.get('/a')).toMatchObject({ status: 404 })
  expect(await serving.get('/a')).toMatchObject({ status: 404 })
  expect(serving.asked).toHaveLength(3)
  serving.later(1001)
  await serving.get('/a')
  expect(serving.asked).toHaveLength(4)
})

test('M2 a path without a page is asked for again after any change', async () => {
  serving = await startServing()
  serving.next(async () => page('<p>missing</p>', {}, 404))
  await serving.get('/new')
  serving.ledger.purged(['paths'])
  serving.next(async () => page('<p>there</p>'))
  expect(await serving.get('/new')).toMatchObject({ status: 200, text: '<p>there</p>' })
})

test.each([
  ['an error', page('oops', {}, 500)],
  ['a page with a cookie', page('x', { 'set-cookie': 'a=b' })],
  ['a page made for one reader', page('x', { 'cache-control': 'private, no-cache, no-store' })],
  ['a page that Next does not keep', { ...page('x'), headers: { 'content-type': 'text/html' } }],
  ['a page with a part to follow', page('x', { 'x-nextjs-postponed': '1' })],
  ['a page that depends on where the reader came from', page('x', { vary: 'next-url' })],
  ['a redirect', page('', { location: '/b' }, 308)],
])('P4 %s is never kept', async (_, answer) => {
  serving = await startServing()
  serving.next(async () => answer)
  expect((await serving.get('/a')).status).toBe(answer.status)
  await serving.get('/a')
  // Each time Next fails it is asked whether it has an older one.
  expect(serving.asked).toHaveLength(answer.status < 500 ? 2 : 4)
})

test('M5 a reader of drafts neither gets nor leaves a shared page, and Studio alone may frame it', async () => {
  serving = await startServing()
  const cookie = { cookie: 'a=1; portal-preview=x' }
  serving.next(async ({ headers }) =>
    headers['cookie']
      ? page('<p>draft</p>', { 'content-security-policy': 'frame-ancestors http://localhost:3333' })
      : page('<p>public</p>'),
  )
  expect((await serving.get('/a', cookie)).text).toBe('<p>draft</p>')
  expect((await serving.get('/a')).text).toBe('<p>public</p>')
  const draft = await serving.get('/a', cookie)
  expect(draft.text).toBe('<p>draft</p>')
  expect(draft.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3333')
  expect((await serving.get('/a')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('Q2 a page and its payloads are never mixed, and a payload is known by what Next calls it', async () => {
  serving = await startServing()
  serving.next(async ({ headers, url }) =>
    headers['rsc'] ? page(`payload ${url}`, { 'content-type': 'text/x-component' }) : page('<p>html</p>'),
  )
  const tree = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/b' }
  const name = createHash('sha256').update('0,0,%5B%22%22%5D,/b').digest().subarray(0, 12).toString('base64url')
  expect((await serving.get(`/a?_rsc=${name}`, tree)).text).toBe(`payload /a?_rsc=${name}`)
  expect((await serving.get('/a')).text).toBe('<p>html</p>')
  expect((await serving.get(`/a?_rsc=${name}`, tree)).headers['content-type']).toBe('text/x-component')
  expect(serving.asked).toHaveLength(2)
  // What stands in between is told the same of both, and that they differ.
  for (const given of [await serving.get('/a'), await serving.get(`/a?_rsc=${name}`, tree)]) {
    expect(given.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(given.headers['vary']).toMatch(/\brsc\b/i)
    expect(given.headers).not.toHaveProperty('cdn-cache-control')
  }
  // Another name, or none: Next itself answers.
  for (const [path, headers] of [
    ['/a?_rsc=other', tree],
    ['/a', { rsc: '1' }],
    ['/a?_rsc=', { rsc: '2' }],
  ] as const)
    expect((await serving.get(path, headers)).text).toBe('passed')
  expect((await serving.get('/a', { 'next-router-prefetch': '1' })).text).toBe('passed')
})

test('Q2 nothing of the first reader but the host reaches a shared page, and no header of Next from outside', async () => {
  serving = await startServing()
  const hostile = {
    host: 'portal.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '1.2.3.4',
    'x-middleware-subrequest': 'proxy:proxy:proxy',
    'x-prerender-revalidate': 'id',
    'x-matched-path': '/b',
    'x-invoke-path': '/b',
    'x-portal-warm': '1',
    'x-portal-fresh': '1',
    'x-original-url': '/b',
    'accept-language': 'fr',
    cookie: 'a=1',
  }
  serving.ledger.read('/a', [])
  await serving.get('/a', hostile)
  expect(serving.asked).toEqual([{ url: '/a', headers: { host: 'portal.example', accept: 'text/html,*/*' } }])
  await serving.get('/api/x', hostile)
  expect(Object.keys(serving.passed[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^x-(?:middleware|prerender|matched|invoke|portal-warm)/)]),
  )
})

test('Q2 a query makes no second page where the page reads none', async () => {
  serving = await startServing()
  serving.ledger.read('/a', ['path:/a'])
  await serving.get('/a')
  expect((await serving.get('/a?utm_source=x')).text).toBe('<p>/a</p>')
  expect((await serving.get('/a?x=1')).text).toBe('<p>/a</p>')
  expect(serving.asked).toHaveLength(1)
  expect((await serving.get('/filtered?country=FR')).text).toBe('<p>/filtered?country=FR</p>')
  expect((await serving.get('/filtered')).text).toBe('<p>/filtered</p>')
})

test.each(['http://evil.example/', '//evil.example/a', '/\\evil.example', '*'])(
  'Q2 the address %s is refused',
  async (path) => {
    serving = await startServing()
    expect((await serving.get(path)).status).toBe(400)
    expect(serving.asked).toEqual([])
  },
)

test('Q3 a path that can not be decoded is asked for as it stands, whole or in part, its query untouched', async () => {
  serving = await startServing()
  const asked = async (path: string) => {
    await serving.get(path)
    return serving.asked.at(-1)?.url
  }
  expect(await asked('/og/%E0%A4%A?q=%E0')).toBe('/og/%25E0%25A4%25A?q=%E0')
  expect(await asked('/%')).toBe('/%25')
  expect(await asked('/caf%C3%A9?q=%')).toBe('/caf%C3%A9?q=%')
  await serving.get('/api/receipts/%E9')
  expect(serving.passed.map(({ url }) => url)).toEqual(['/api/receipts/%25E9'])
})

test('K1 M2 no browser is told to keep an old answer while it asks for the new one', async () => {
  serving = await startServing()
  serving.next(async () => page('x', { 'set-cookie': 'a=b' }))
  for (const path of ['/dev-portal/internal/config', '/a'])
    expect((await serving.get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('Q2 uploads, actions, streams and routes go to Next as they are', async () => {
  serving = await startServing()
  expect((await serving.get('/a', {}, 'POST')).text).toBe('passed')
  expect((await serving.get('/a', { 'next-action': 'x' })).text).toBe('passed')
  for (const path of [
    '/api/live',
    '/media/a.png',
    '/sandbox/accounts-v3/users',
    '/_next/image',
    '/dev-portal/internal/config',
  ])
    expect((await serving.get(path)).text).toBe('passed')
  expect(serving.asked).toEqual([])
})

test('Q2 the policy of a page names the scripts in it, and what is no page runs nothing', async () => {
  serving = await startServing()
  serving.next(async () =>
    page(
      '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><style>a{}</style>',
    ),
  )
  const policy = String((await serving.get('/a')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  expect(policy).toContain(`style-src-elem 'self' ${hash('a{}')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect((await serving.get('/api/x')).headers['content-security-policy']).toContain("default-src 'none'")
  // Scalar writes styles of its own into the page of a reference, and no scripts.
  serving.next(async () => page('<script>one()</script><div id="reference"></div><style>a{}</style>'))
  const reference = String((await serving.get('/reference')).headers['content-security-policy'])
  expect(reference).toContain(`script-src 'self' ${hash('one()')}; style-src-elem 'self' 'unsafe-inline';`)
})

test('Q2 strict transport is asked for over TLS alone', async () => {
  serving = await startServing()
  expect((await serving.get('/a')).headers['strict-transport-security']).toBeUndefined()
  const secure = await serving.get('/a', { 'x-forwarded-proto': 'https' })
  expect(secure.headers['strict-transport-security']).toContain('max-age=63072000')
  expect((await serving.get('/a')).headers['strict-transport-security']).toBeUndefined()
})

test('P4 the memory stays within its bound, and equal bodies are kept once', async () => {
  serving = await startServing({ bytes: 5000 })
  serving.next(async ({ url }) => page(url.startsWith('/same') ? LONG : `<p>${url}${'x'.repeat(900)}</p>`))
  for (let n = 0; n < 20; n += 1) await serving.get(`/${n}`, { 'accept-encoding': 'br' })
  expect(serving.memo.size().bytes).toBeLessThanOrEqual(5000)
  expect(serving.memo.size().entries).toBeGreaterThan(1)
  for (let n = 0; n < 5; n += 1) await serving.get(`/same/${n}`)
  expect(serving.memo.size().bytes).toBeLessThanOrEqual(5000)
})

test('P4 made-up addresses that all get the same answer count by their length', async () => {
  serving = await startServing({ bytes: 20_000 })
  serving.next(async () => page('<p>missing</p>', {}, 404))
  for (let n = 0; n < 40; n += 1) await serving.get(`/${n}${'x'.repeat(1900)}`)
  expect(serving.memo.size().bytes).toBeLessThanOrEqual(20_000)
  expect(serving.memo.size().entries).toBeLessThan(6)
})

test('P4 made-up addresses do not drive out a page that is read', async () => {
  serving = await startServing({ bytes: 5000 })
  serving.next(async ({ url }) => page(`<p>${url}${'x'.repeat(900)}</p>`))
  for (let n = 0; n < 20; n += 1) {
    await serving.get('/read')
    await serving.get(`/${n}`)
  }
  expect(serving.asked.filter(({ url }) => url === '/read')).toHaveLength(1)
})

test('Q3 what is made for one reader is asked for with the reader that it is for, a page that is known without', async () => {
  serving = await startServing()
  serving.ledger.read('/a', [])
  await serving.get('/a')
  await serving.get('/unknown', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' })
  await serving.get('/filtered?x=1')
  expect(serving.asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    undefined,
    '9.9.9.9, 1.2.3.4',
    '127.0.0.1',
  ])
})

test('M3 while Next can not answer, what was kept is given, also when it is old', async () => {
  serving = await startServing()
  await serving.get('/a')
  serving.later(60_000)
  serving.next(async () => page('oops', {}, 500))
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>/a</p>' })
  serving.next(() => Promise.reject(new Error('hung up')))
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>/a</p>' })
  expect((await serving.get('/b')).status).toBe(503)
})

test('M3 a page that was never read here and can not be made is given as it was', async () => {
  serving = await startServing()
  let failures = 0
  // As Next does: it fails once, and then gives what it has.
  serving.next(async () => (failures++ === 0 ? page('oops', {}, 500) : page('<p>old</p>')))
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>old</p>' })
  expect(serving.asked).toHaveLength(2)
})

test('P4 what Next does not keep is known by its ETag as well, unless nobody may store it', async () => {
  serving = await startServing()
  const json = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }
  serving.next(async () => ({ status: 200, headers: json, body: Buffer.from('{}') }))
  const { headers } = await serving.get('/openapi/a.json')
  expect((await serving.get('/openapi/a.json', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  serving.next(async () => page('<p>draft</p>', { 'cache-control': 'private, no-store' }))
  expect((await serving.get('/b')).headers.etag).toBeUndefined()
})
