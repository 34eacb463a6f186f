import { encodeSignatureHeader } from '@sanity/webhook'
import { askRaw } from './ask-raw.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** Bodies that are no JSON, or JSON of no known shape. */
const RUBBISH = [
  '',
  '[[[[',
  'null',
  '1',
  '"text"',
  '[]',
  '{}',
  '{"key":1,"tags":"menu","_id":{}}',
  '{"key":null,"tags":[null],"_id":[]}',
  '{"key":"\\u0000*\\"]","tags":[""],"_id":""}',
  '\u0000\uFFFD',
  '{"__proto__":{"key":"k","tags":["menu"]}}',
  '['.repeat(900),
]
const large = (bytes: number) => `{"key":"${'x'.repeat(bytes)}"}`

type Sends = (body: string) => Promise<Response>
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(stack.webUrl + path, { method: 'POST', body, headers, redirect: 'manual' })

const sendSigned: Sends = async (body) =>
  post('/api/revalidate', body, {
    ...JSON_TYPE,
    'sanity-webhook-signature': await encodeSignatureHeader(body || ' ', Date.now(), stack.webhookSecret),
  })

/** What takes a body, sent to as those may who are let in. */
const TAKING: Readonly<Record<string, { send: Sends; limit: number; bodies?: readonly string[] }>> = {
  'the webhook': { send: sendSigned, limit: 64 * 1024 },
  'the purge of tags': {
    send: (body) => post('/api/revalidate/tags', body, { authorization: `Bearer ${stack.webhookSecret}` }),
    limit: 300_000,
    bodies: [JSON.stringify({ tags: Array.from({ length: 1001 }, () => 'a') }), `{"tags":["${'a'.repeat(257)}"]}`],
  },
  'the address of a preview link': {
    send: (body) => post('/api/preview/links', body, { ...JSON_TYPE, origin: stack.studioUrl }),
    limit: 1000,
    bodies: ['{"key":"nobody-has-it"}', '{"key":"../*"}', `{"key":"${'x'.repeat(101)}"}`],
  },
  'the form of a reader': {
    send: (body) => post('/api/feedback', body, { ...FORM_TYPE, accept: 'application/json' }),
    limit: 16 * 1024,
    bodies: [
      'path=/docs/accounts/v3/users',
      'path=/docs/accounts/v3/users&helpful=perhaps',
      'path=//evil.example&helpful=yes',
      'path=/docs/x%0d%0aset-cookie:a&helpful=yes',
      'path=/docs/accounts/v3/users&helpful=yes&id=1',
      'path=/docs/accounts/v3/users&helpful=yes&reason=none-of-these',
      `path=/docs/accounts/v3/users&helpful=yes&comment=${'x'.repeat(2001)}`,
      '%=%&%E0%A4%A',
    ],
  },
}

/** A refusal: of the caller's making, and in words. */
async function expectRefusal(response: Response, what: string): Promise<void> {
  const words = await response.text()
  expect([response.status >= 400 && response.status < 500, response.status, words.slice(0, 80)], what).toEqual([
    true,
    response.status,
    expect.stringMatching(/[a-z]{4}/i),
  ])
}

for (const [name, { send, limit, bodies = [] }] of Object.entries(TAKING))
  test(`Q3 ${name} refuses what is no such thing, in words`, async () => {
    for (const body of [...RUBBISH, ...bodies, large(limit + 1)])
      await expectRefusal(await send(body), `${body.length} ${body.slice(0, 60)}`)
  })

test('Q3 the sandbox refuses what is no such thing, in words', async () => {
  const credentials = {
    grant_type: 'client_credentials',
    client_id: 'sandbox-demo-accounts',
    client_secret: 'a-secret-of-this-test',
  }
  const form = new URLSearchParams(credentials).toString()
  const granted: unknown = await (await post('/sandbox/accounts-v3/token', form, FORM_TYPE)).json()
  const token = typeof granted === 'object' && granted !== null && 'access_token' in granted ? granted.access_token : ''
  expect(token).toBeTruthy()
  const authorization = { authorization: `Bearer ${String(token)}` }
  for (const body of [...RUBBISH, '{"external_id":1}', '{"external_id":{}}', large(400_000)])
    for (const [path, headers] of [
      ['/sandbox/accounts-v3/v3/users', { ...JSON_TYPE, ...authorization }],
      ['/sandbox/accounts-v3/v3/users', { 'content-type': 'text/html', ...authorization }],
      ['/sandbox/accounts-v3/v3/users', JSON_TYPE],
      ['/sandbox/accounts-v3/token', FORM_TYPE],
      ['/sandbox/accounts-v3/nothing/%E0', JSON_TYPE],
      ['/sandbox/nothing', JSON_TYPE],
    ] as const)
      await expectRefusal(await post(path, body, headers), `${path} ${body.slice(0, 40)}`)
})

const LONG = 'x'.repeat(3000)
const ADDRESSES = [
  '/api/draft-mode/enable',
  '/api/draft-mode/enable?sanity-preview-secret=%00%22*&sanity-preview-pathname=/docs',
  `/api/draft-mode/enable?sanity-preview-secret=${LONG}`,
  '/api/draft-mode/enable?sanity-preview-secret=x&sanity-preview-pathname=//evil.example',
  '/api/draft-mode/enable?sanity-preview-secret=x&sanity-preview-pathname=%E0%5C',
  '/api/draft-mode/disable?redirect=//evil.example',
  '/api/preview/open?link=%00',
  `/api/preview/open?link=${LONG}.${LONG}`,
  `/api/search?q=${LONG}`,
  `/api/search?q=${'%00'.repeat(2001)}`,
  '/media/images/%E0%A4%A',
  `/media/images/${LONG}.png`,
  `/media/images/${'a'.repeat(40)}-1x1.png?w=-1`,
  `/media/images/${'a'.repeat(40)}-1x1.png?w=1&w=2`,
  `/media/images/${'a'.repeat(40)}-99999x99999.svg?fm=exe`,
  `/media/files/..%2f..%2f${'a'.repeat(40)}.txt`,
  '/og/%E0.png',
  `/og/${LONG}.png`,
  '/openapi/%E0',
  '/openapi/..%2f..%2fpackage.json',
  '/api/reference/%E0/%E0',
  '/api/reference/..%2f..%2f/x',
  '/_next/image?url=%2Fog%2Fdocs%2Faccounts%2Fv3%2Fusers.png&w=640&q=75',
  '/docs/%E0%A4%A',
  '/docs/%00',
  '/docs/accounts/v3/%ff.md',
] as const

test('Q3 an address that nobody was given is refused in words', async () => {
  for (const address of ADDRESSES) {
    const { status, text } = await askRaw(address)
    expect([status >= 400 && status < 500, status], address).toEqual([true, status])
    expect(text, address).toMatch(/[a-z]{4}/i)
  }
})

test('Q3 what asks with an id that nobody gave out is answered, and learns nothing', async () => {
  for (const id of ['%E0', '%00', '..%2f..', LONG, '__proto__', 'constructor', "'%22*"]) {
    const receipt = await askRaw(`/api/receipts/${id}`, { origin: stack.studioUrl })
    expect([receipt.status, receipt.text], id).toEqual([200, '{"state":"unknown"}'])
    expect((await askRaw(`/api/receipts/${id}`, { origin: 'http://evil.example' })).status, id).toBe(403)
    // The one in the header, which a browser that comes back sends, counts before the one in the address.
    for (const headers of [{}, { 'last-event-id': `${id}-1` }]) {
      const news = await askRaw(`/api/live?poll&since=${id}`, headers)
      expect([news.status, JSON.parse(news.text)], id).toEqual([200, { id: expect.any(String), reset: true }])
    }
  }
})

test('Q3 a search for anything at all is answered', async () => {
  for (const query of [
    '',
    '%E0',
    '%00',
    '*',
    '%5C',
    '((((',
    '%22error%22:',
    '__proto__',
    'constructor',
    '_'.repeat(2000),
  ])
    expect((await askRaw(`/api/search?q=${query}`)).status, query.slice(0, 20)).toBe(200)
  expect((await askRaw('/api/search')).status).toBe(200)
  expect((await askRaw('/api/search?q=a&q=b&q[]=c')).status).toBe(200)
})
