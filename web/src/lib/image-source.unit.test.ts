import { expect, test } from 'vitest'
import { imageSrcSet, imageUrl, parseImageId } from './image-source.ts'

const HASH = '7b9dd5f05803301d75a1dbe2732a0744f1ab428f'

test('D7 an image is served from the portal, in widths up to its own, and knows its size', () => {
  const asset = parseImageId(`image-${HASH}-800x600-png`)
  expect(asset).toEqual({ file: `${HASH}-800x600.png`, width: 800, height: 600, vector: false })
  if (!asset) return
  expect(imageUrl(asset, 360)).toBe(`/media/images/${HASH}-800x600.png?w=360&auto=format`)
  expect(imageSrcSet(asset)?.match(/\d+w/g)).toEqual(['360w', '720w', '800w'])
})

test('D7 a drawing has one address for every width', () => {
  const asset = parseImageId(`image-${HASH}-40x40-svg`)
  expect(asset && [imageUrl(asset, 360), imageSrcSet(asset)]).toEqual([`/media/images/${HASH}-40x40.svg`, undefined])
})

test.each([null, undefined, '', 'image-x-1x1-png', `image-${HASH}-800x600-exe`, `file-${HASH}-pdf`])(
  'D7 %j is no image',
  (id) => {
    expect(parseImageId(id)).toBeUndefined()
  },
)
