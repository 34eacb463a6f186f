import { askRaw } from './ask-raw.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const GUIDE = '/docs/accounts/v3/overview'
const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.webUrl + path, { headers, redirect: 'manual' })

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

test('Q3 no address leads to a file of the build that is not given out', async () => {
  for (const path of ['/_next/static/chunks/../../../package.json', '/_next/static/chunks/..%2f..%2f..%2fpackage.json'])
    expect((await askRaw(path)).status, path).toBe(404)
})
