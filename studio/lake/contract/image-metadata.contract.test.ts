import type { UploadClientConfig } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { startTestLake, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

let width = 40
/** Of a photo of another size each time: the same bytes would be the same document. */
async function metadataOf(extract?: UploadClientConfig['extract']) {
  const { metadata } = await lake.client().assets.upload('image', await photo((width += 2), 20), {
    ...(extract && { extract }),
  })
  return metadata
}

const ALWAYS = ['_type', 'dimensions', 'hasAlpha', 'isOpaque']

test.each<[UploadClientConfig['extract'], string[]]>([
  [undefined, ['blurHash', 'lqip', 'palette']],
  [[], []],
  [['none'], []],
  [['lqip'], ['lqip']],
  [
    ['palette', 'thumbhash'],
    ['palette', 'thumbHash'],
  ],
  [
    ['exif', 'image', 'blurhash'],
    ['blurHash', 'exif', 'image'],
  ],
])('C1 an upload that asks for %j of its metadata gets %j and what there always is', async (extract, expected) => {
  expect(Object.keys(await metadataOf(extract)).toSorted()).toEqual([...ALWAYS, ...expected].toSorted())
})

test('C1 the camera tells of the exposure and of itself, as numbers, texts and times', async () => {
  expect(await metadataOf(['exif', 'image', 'blurhash', 'thumbhash'])).toMatchObject({
    exif: {
      _type: 'sanity.imageExifMetadata',
      ExposureTime: 0.005,
      FNumber: 2.8,
      DateTimeOriginal: '2026-01-02T03:04:05.000Z',
    },
    image: { _type: 'sanity.imageExifTags', Make: 'Phones Ltd' },
    blurHash: expect.stringMatching(/^L[\w#$%*+,.:;=?@[\]^{|}~-]{27}$/),
    thumbHash: expect.stringMatching(/^[\w+/]{20,40}=*$/),
  })
})

test('C1 an image without metadata of a camera has none, whatever is asked for', async () => {
  const drawing = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00ff0080' } })
    .png()
    .toBuffer()
  const { metadata } = await lake.client().assets.upload('image', drawing, { extract: ['exif', 'image'] })
  expect(Object.keys(metadata).toSorted()).toEqual(ALWAYS)
  expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
})

test('C5 a part of the metadata that does not exist is 400 and named', async () => {
  const response = await fetch(`${lake.url}/v2025-02-19/assets/images/production?meta=dimensions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WRITE_TOKEN}` },
    body: new Uint8Array(await photo()),
  })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('\\"dimensions\\"')])
})
