import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let url = ''

beforeAll(async () => {
  lake = await startTestLake()
  url = (await lake.client().assets.upload('image', await photo())).url
})
afterAll(() => lake.stop())

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
const imageOf = async (address: string, init?: RequestInit) => {
  const response = await fetch(address, init)
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    type: response.headers.get('content-type'),
    size: [info.width, info.height],
    last: [...data.subarray(-3)],
  }
}

test('C1 @sanity/image-url makes addresses that the lake answers with the picture they ask for', async () => {
  const client = lake.client()
  const { _id } = await client.assets.upload('image', await photo())
  const builder = createImageUrlBuilder({ projectId: 'embedded', dataset: 'production', baseUrl: lake.url }).image(_id)
  expect(await imageOf(builder.width(100).url())).toMatchObject({ type: 'image/jpeg', size: [100, 50] })
  expect(await imageOf(builder.width(60).height(60).fit('crop').dpr(2).format('png').url())).toMatchObject({
    type: 'image/png',
    size: [120, 120],
  })
  expect(await imageOf(builder.width(900).fit('max').url())).toMatchObject({ size: [400, 200] })
  expect(await imageOf(builder.rect(200, 0, 200, 200).width(50).format('png').url())).toMatchObject({
    size: [50, 50],
    last: [0, 0, 254],
  })
  const accept = { headers: { accept: 'image/webp,*/*' } }
  expect((await imageOf(builder.width(80).auto('format').url(), accept)).type).toBe('image/webp')
  expect((await imageOf(builder.width(80).auto('format').url())).type).toBe('image/jpeg')
})

test.each([
  ['fit=clip&w=100&h=100', [100, 50]],
  ['fit=crop&w=100&h=100&crop=left', [100, 100]],
  ['fit=crop&w=100&h=100&crop=focalpoint&fp-x=1&fp-y=0', [100, 100]],
  ['fit=fill&w=100&h=100&bg=00ff00', [100, 100]],
  ['fit=fillmax&w=900&h=300&bg=00ff00', [900, 300]],
  ['fit=min&w=600&h=600', [200, 200]],
  ['fit=scale&w=30&h=90', [30, 90]],
  ['w=100&or=90', [50, 100]],
  ['rect=390,0,100,200', [10, 200]],
])('C1 ?%s makes a picture of %j', async (query, size) => {
  expect((await imageOf(`${url}?${query}`)).size).toEqual(size)
})

test('C1 a picture is made grey, inverted or sharper as @sanity/image-url asks', async () => {
  const { _id } = await lake.client().assets.upload('image', await photo())
  const builder = createImageUrlBuilder({ projectId: 'embedded', dataset: 'production', baseUrl: lake.url })
    .image(_id)
    .width(40)
    .format('png')
  // Its last pixel is blue.
  const [red = 255, green = 0, blue = 0] = (await imageOf(builder.saturation(-100).url())).last
  expect([red - green, green - blue]).toEqual([0, 0])
  const [, , inverted] = (await imageOf(builder.invert(true).url())).last
  expect(inverted).toBeLessThan(5)
  expect((await bytesOf(builder.sharpen(80).url())).equals(await bytesOf(builder.url()))).toBe(false)
})

test('C1 a transformed picture does not tell where it was taken', async () => {
  const response = await fetch(`${url}?w=200`)
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test.each([
  ['w=0', 'w is "0"'],
  ['w=99999', 'use a number from 1 to 8192'],
  ['w=8000&h=8000', 'at most 40000000'],
  ['w=8000&rect=0,0,1,200', 'The result would have 8000x1600000 pixels'],
  ['h=2000&rect=0,0,400,2', 'The result would have 400000x2000 pixels'],
  ['fit=squash', 'fit is "squash"'],
  ['rect=1,2,3', 'rect is "1,2,3"'],
  ['rect=900,0,10,10', 'rect lies outside the image of 400x200'],
  ['fm=exe', 'fm is "exe"'],
  ['dpr=1e9', 'dpr is "1e9"'],
])('C5 DIFF-31 ?%s is refused with its reason', async (query, reason) => {
  const response = await fetch(`${url}?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining(reason) })
})
