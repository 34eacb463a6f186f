import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'

const ask = (path: string, accept = '*/*') =>
  fetch(`${stack.webUrl}${path}`, { headers: { accept }, redirect: 'manual' })

// One pixel, in the smallest PNG.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

const upload = async (bytes: Buffer, filename: string) => {
  const { _id } = await lake.assets.upload('image', bytes, { filename })
  return `/media/images/${_id.replace(/^image-/, '').replace(/-(\w+)$/, '.$1')}`
}

test('D7 an image is served from the portal, for ever, and never sniffed', async () => {
  const path = await upload(PIXEL, 'pixel.png')
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL)
  const smaller = await ask(`${path}?w=1&auto=format`, 'image/webp')
  expect([smaller.status, smaller.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('D7 nothing in a drawing runs, also when it is opened by itself', async ({ page }) => {
  const path = await upload(Buffer.from(SVG), 'drawing.svg')
  const response = await page.goto(path)
  expect(response?.headers()['content-security-policy']).toContain('sandbox')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.dismiss().catch(() => {})
  })
  await page.reload()
  expect(dialogs).toEqual([])
})

for (const path of [
  '/media',
  '/media/images',
  '/media/images/../../v1/data/query/production',
  '/media/images/..%2f..%2fv1%2fdata%2fquery%2fproduction',
  '/media/images/%2e%2e/x.png',
  '/media/https:/evil.example/x.png',
  '/media/images/evil.example/x.png',
  `/media/images/${'a'.repeat(40)}-1x1.png`,
  `/media/images/${'a'.repeat(40)}-1x1.png?dl=x.html`,
  `/media/images/${'a'.repeat(40)}-1x1.html`,
])
  test(`D7 ${path} is no file`, async () => {
    expect((await ask(path)).status).toBe(404)
  })
