import { encode } from 'blurhash'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { MetadataPart } from './metadata-parts.ts'

const SIDE = 32
/** As the service does it: enough to tell the top of a picture from its bottom. */
const COMPONENTS = { across: 4, down: 3 }

async function pixelsOf(image: Sharp) {
  const { data, info } = await image
    .clone()
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** The blurred picture that a page shows until the real one is there, in the two short notations for it. */
export async function shortHashes(image: Sharp, parts: ReadonlySet<MetadataPart>) {
  if (!parts.has('blurhash') && !parts.has('thumbhash')) return {}
  const { pixels, width, height } = await pixelsOf(image)
  return {
    ...(parts.has('blurhash') && { blurHash: encode(pixels, width, height, COMPONENTS.across, COMPONENTS.down) }),
    ...(parts.has('thumbhash') && {
      thumbHash: Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64'),
    }),
  }
}
