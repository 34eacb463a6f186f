import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'
import { sendWebhook, tellOf } from './webhook.ts'

const PATH = '/docs/accounts/v3/of-a-test'
const get = async (path: string) => {
  const response = await fetch(`${stack.webUrl}${path}`, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}
const created = (page: { _id: string; path: string }) => ({
  _id: page._id,
  _type: 'page',
  operation: 'create',
  path: page.path,
  moved: true,
})

test('Q3 a webhook with a wrong, old or missing signature is refused', async () => {
  const body = '{ "_id":"page_x",  "_type" : "page", "operation":"update", "path":"/docs/caf\\u00e9", "moved": false }'
  expect((await sendWebhook(body)).status).toBe(200)
  expect((await sendWebhook(body, { secret: 'another-secret-entirely' })).status).toBe(401)
  expect((await sendWebhook(body, { signature: null })).status).toBe(401)
  expect((await sendWebhook(body, { signature: 't=1,v1=abc' })).status).toBe(401)
  expect((await sendWebhook(body, { at: Date.now() - 6 * 60_000 })).status).toBe(401)
  expect((await sendWebhook('{"_id":1}')).status).toBe(400)
  expect((await sendWebhook('not json')).status).toBe(400)
  expect((await sendWebhook(`{"_id":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
})

test('Q3 tags are purged for the portal alone', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${stack.webhookSecret}x`]) {
    const response = await fetch(`${stack.webUrl}/api/revalidate/tags`, {
      method: 'POST',
      headers: { authorization },
      body: '{"tags":["menu"]}',
    })
    expect(response.status).toBe(401)
  }
})

test('M2 a page that was missing is there at the request after the webhook, and gone at the request after it went', async ({
  content,
}) => {
  await expect.poll(async () => (await get(PATH)).status).toBe(404)
  for (const words of ['First words.', 'Words after it had gone.']) {
    const page = testPage(PATH, { title: 'Of a test', body: [textBlock(words)] })
    await content.put(page)
    await tellOf(created(page))
    const there = await get(PATH)
    expect(there.status).toBe(200)
    expect(there.html).toContain(words)

    await content.remove(page._id)
    await tellOf({ _id: page._id, _type: 'page', operation: 'delete', previousPath: PATH, moved: true })
    const gone = await get(PATH)
    expect(gone.status).toBe(404)
    expect(gone.html).not.toContain(words)
  }
})

test('M2 the next request after the webhook shows the change: title, text and metadata alike', async ({ content }) => {
  const page = testPage(PATH, { title: 'Edition one', body: [textBlock('Words.')] })
  await content.put(page)
  await tellOf(created(page))
  for (const edition of ['two', 'three', 'four']) {
    await content.set(page._id, { title: `Edition ${edition}`, description: `Described ${edition}.` })
    await tellOf({ _id: page._id, _type: 'page', operation: 'update', path: PATH, previousPath: PATH, moved: true })
    const { html } = await get(PATH)
    expect(html).toContain(`<h1>Edition ${edition}</h1>`)
    expect(html).toMatch(new RegExp(`<title>Edition ${edition}`))
    expect(html).toContain(`<meta name="description" content="Described ${edition}."/>`)
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="Edition ${edition}`))
    expect(html).toContain(`<meta property="og:description" content="Described ${edition}."/>`)
  }
})

test('M2 changes that overtake each other leave the last one', async ({ content }) => {
  const page = testPage(PATH, { title: 'Edition 0' })
  await content.put(page)
  await tellOf(created(page))
  const told: Promise<void>[] = []
  for (let edition = 1; edition <= 10; edition += 1) {
    await content.set(page._id, { title: `Edition ${edition}` })
    told.push(
      tellOf({ _id: page._id, _type: 'page', operation: 'update', path: PATH, previousPath: PATH, moved: false }),
    )
  }
  await Promise.all(told)
  expect((await get(PATH)).html).toContain('<h1>Edition 10</h1>')
})

test('M1 a link and a snippet follow what they stand for', async ({ content }) => {
  const target = testPage('/docs/accounts/v3/of-a-test-target', { title: 'Target' })
  const snippet = {
    _id: 'snippet-of-a-test',
    _type: 'snippet',
    title: 'Of a test',
    key: 'of-a-test',
    body: [textBlock('Shared one.')],
  }
  const link = {
    ...textBlock('Go there'),
    markDefs: [{ _type: 'pageLink', _key: 'l', page: { _type: 'reference', _ref: target._id, _weak: true } }],
    children: [{ _type: 'span', _key: 's', text: 'Go there', marks: ['l'] }],
  }
  const page = testPage(PATH, {
    title: 'Of a test',
    body: [link, { _type: 'snippetReference', _key: 'r', snippet: { _type: 'reference', _ref: snippet._id } }],
  })
  // The page first when they are put back: it refers to the snippet.
  await content.put(snippet, page)
  await tellOf(created(page))
  expect((await get(PATH)).html).toContain('<p>Go there</p>')

  await content.put(target)
  await tellOf(created(target))
  expect((await get(PATH)).html).toContain(`<a href="${target.path}">Go there</a>`)

  await content.set(snippet._id, { body: [textBlock('Shared two.')] })
  await tellOf({ _id: snippet._id, _type: 'snippet', operation: 'update' })
  expect((await get(PATH)).html).toContain('Shared two.')
})

test('M5 neither draft, nor token, nor the address of the lake reaches a reader', async ({ content }) => {
  const page = testPage(PATH, { title: 'Of a test', body: [textBlock('Published words.')] })
  await content.put(page, { ...page, _id: `drafts.${page._id}`, body: [textBlock('Words of a draft.')] })
  await tellOf(created(page))
  const secrets = [
    new URL(stack.lakeUrl).host,
    `127.0.0.1:${new URL(stack.lakeUrl).port}`,
    stack.writeToken,
    stack.webhookSecret,
  ]
  const { html } = await get(PATH)
  const scripts = [...html.matchAll(/(?:src|href|data-later)="(\/_next\/static\/[^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  expect(scripts.length).toBeGreaterThan(3)
  const texts = [html, ...(await Promise.all(scripts.map(async (path) => (await get(path)).html)))]
  for (const text of texts)
    for (const secret of [...secrets, 'Words of a draft.']) expect(text.includes(secret)).toBe(false)
  expect(html).toContain('Published words.')
})
