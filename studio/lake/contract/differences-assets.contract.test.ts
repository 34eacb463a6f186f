import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

async function picture(address: string) {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test.each(['sat=50', 'pad=9', 'invert=no', 'min-w=300', 'min-h=300', 'max-w=20', 'mask=ellipse', 'frame=1'])(
  'C1 DIFF-32 the parameter %s is ignored',
  async (parameter) => {
    const { url } = await lake.client().assets.upload('image', await photo())
    const [plain, asked] = [await picture(`${url}?w=40&fm=png`), await picture(`${url}?w=40&fm=png&${parameter}`)]
    expect(asked.equals(plain)).toBe(true)
  },
)

test('C1 DIFF-32 a moving GIF that is transformed stands still, as PNG; by itself it moves', async () => {
  const frames = ['#ff0000', '#0000ff'].map((background) => ({
    create: { width: 20, height: 10, channels: 3 as const, background },
  }))
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const bytes = await sharp(pictures, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  const { url, metadata } = await lake.client().assets.upload('image', bytes)
  expect(metadata.dimensions).toMatchObject({ width: 20, height: 10 })
  expect(await sharp(await picture(url), { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 2 })
  expect((await sharp(await picture(`${url}?w=10`), { animated: true }).metadata()).format).toBe('png')
})

test('C1 DIFF-33 an SVG is served as it is, whatever is asked of it', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0"/></svg>')
  const { url, extension } = await lake.client().assets.upload('image', drawing)
  expect(extension).toBe('svg')
  expect((await picture(`${url}?w=5&fm=png`)).equals(drawing)).toBe(true)
})

test('C1 DIFF-34 the location of a photo is in no document, also when it is asked for with all else', async () => {
  const { metadata } = await lake.client().assets.upload('image', await photo(60, 30), {
    extract: ['exif', 'image', 'location'],
  })
  expect(metadata).not.toHaveProperty('location')
  expect(JSON.stringify(metadata)).not.toMatch(/GPS|48/)
  expect(metadata).toHaveProperty('exif')
})

test.each([1, 3, 6, 8])(
  'C1 a photo that was taken with the camera turned (%i) has its size and its picture upright',
  async (orientation) => {
    // Red on the left, blue on the right, as it is to be seen; the file holds it turned, with a note of how.
    const upright = await sharp(await photo(80, 40))
      .png()
      .toBuffer()
    const turned = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0
    const bytes = await sharp(await sharp(upright).rotate(turned).png().toBuffer())
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { _id, url, metadata } = await lake.client().assets.upload('image', bytes)
    expect(metadata.dimensions).toMatchObject({ width: 80, height: 40 })
    expect(_id).toMatch(/-80x40-jpg$/)
    const { data, info } = await sharp(await picture(`${url}?w=40&fm=png`))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 20])
    const middle = 10 * 40 * info.channels
    expect(data[middle]).toBeGreaterThan(200)
    expect(data[middle + 39 * info.channels]).toBeLessThan(50)
  },
)

test('C1 DIFF-35 the file of an asset whose document was deleted is still served', async () => {
  const client = lake.client()
  const { _id, url } = await client.assets.upload('file', Buffer.from('kept'), { filename: 'a.txt' })
  await client.delete(_id)
  expect(await client.getDocument(_id)).toBeUndefined()
  expect((await picture(url)).toString()).toBe('kept')
})
