import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { READ_TOKEN, startTestLake, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'lake-assets-'))
let lake: StartedTestLake

beforeAll(async () => {
  lake = await startTestLake({ dataFolder })
})
afterAll(async () => {
  await lake.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, lake.url), init)
test('C1 an image uploaded by the client becomes an asset document', async () => {
  const bytes = await photo()
  const document = await lake.client().assets.upload('image', bytes, { filename: 'harbour view.jpg', title: 'Harbour' })
  expect(document).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-400x200-jpg$/),
    _type: 'sanity.imageAsset',
    extension: 'jpg',
    mimeType: 'image/jpeg',
    size: bytes.byteLength,
    originalFilename: 'harbour view.jpg',
    title: 'Harbour',
    url: `http://localhost:${lake.port}/${document.path}`,
    metadata: {
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: {
        dominant: { background: expect.stringMatching(/^#(f[a-f]0[0-3]0[0-3]|0[0-3]0[0-3]f[a-f])$/), population: 50 },
      },
    },
  })
  expect(await lake.client({ token: '' }).getDocument(document._id)).toMatchObject({ _id: document._id })
  const served = await get(document.url, { headers: { authorization: `Bearer ${READ_TOKEN}` } })
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
})

test('C1 DIFF-34 the original of a photo does not tell the public where it was taken', async () => {
  const { url } = await lake.client().assets.upload('image', await photo())
  const response = await get(url)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const { format, width, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 400, exif: undefined })
})

test('C1 a location that an editor of photos wrote is not told either', async () => {
  const description = '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,51N"/>'
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`
  const edited = sharp(await photo()).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>`)
  const { url } = await lake.client().assets.upload('image', await edited.jpeg().toBuffer())
  const { exif, xmp } = await sharp(Buffer.from(await (await get(url)).arrayBuffer())).metadata()
  expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined })
})

test('C1 an image without a location is served as it was uploaded', async () => {
  const bytes = await sharp(await photo())
    .png()
    .toBuffer()
  const { url } = await lake.client().assets.upload('image', bytes)
  expect(Buffer.from(await (await get(url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('C1 the same bytes are the same document, whatever their name', async () => {
  const bytes = await photo(100, 100)
  const first = await lake.client().assets.upload('image', bytes, { filename: 'a.jpg' })
  const second = await lake.client().assets.upload('image', bytes, { filename: 'b.jpg' })
  expect(second).toEqual(first)
  expect(readdirSync(join(dataFolder, 'assets', 'incoming'))).toEqual([])
})

test('C1 a picture that the reader has is not sent again', async () => {
  const { url } = await lake.client().assets.upload('image', await photo())
  for (const address of [url, `${url}?w=50`]) {
    const etag = (await get(address)).headers.get('etag') ?? ''
    expect((await get(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

test('D7 DIFF-33 what is uploaded never runs in the origin of the lake', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  const drawing = await lake.client().assets.upload('image', Buffer.from(svg))
  const page = await lake
    .client()
    .assets.upload('file', Buffer.from('<script>1</script>'), { filename: 'x.html', contentType: 'text/html' })
  for (const { url } of [drawing, page]) {
    const { headers } = await get(url)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  const { headers } = await get(page.url)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  expect((await get(`${drawing.url}?dl=d%22rawing.svg`)).headers.get('content-disposition')).toBe(
    `attachment; filename="d_rawing.svg"; filename*=UTF-8''d%22rawing.svg`,
  )
})

test.each([
  ['text', 'Invalid image'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>', '20000x20000 pixels'],
  ['', 'no body'],
])('C5 %j is not accepted as an image', async (content, reason) => {
  const response = await upload('/v2025-02-19/assets/images/production', content, WRITE_TOKEN)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining(reason) })
})

test('C5 DIFF-31 an upload over the limit is refused before it is read', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const headers = { authorization: `Bearer ${WRITE_TOKEN}`, 'content-length': String(65 * 1024 * 1024) }
  const sending = request(`${lake.url}/v2025-02-19/assets/files/production`, { method: 'POST', headers })
  sending.on('response', (response) => resolve(response.statusCode)).on('error', reject)
  sending.flushHeaders()
  expect(await promise).toBe(413)
  sending.destroy()
})

test.each([
  [undefined, 401],
  [READ_TOKEN, 403],
  ['nonsense', 401],
])('C4 an upload with the token %s is refused with %i', async (token, status) => {
  const response = await upload('/v2025-02-19/assets/files/production?filename=refused.txt', `refused ${status}`, token)
  expect(response.status).toBe(status)
  expect(await lake.client().fetch('count(*[originalFilename == "refused.txt"])')).toBe(0)
})

test.each([
  '/images/embedded/production/..%2f..%2flake.db',
  '/files/embedded/production/..%2flake.db',
  '/files/embedded/..%2f/lake.db',
  '/images/embedded/production/%2e%2e',
  `/files/other/production/${'a'.repeat(40)}.txt`,
  `/files/embedded/production/${'a'.repeat(40)}.txt`,
])('C5 %s leads to no file', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('C5 an upload into a dataset that is not there is a 404', async () => {
  expect((await upload('/v2025-02-19/assets/files/elsewhere', 'x', WRITE_TOKEN)).status).toBe(404)
})

function upload(path: string, body: string, token: string | undefined): Promise<Response> {
  return get(path, { method: 'POST', body, headers: { ...(token && { authorization: `Bearer ${token}` }) } })
}
