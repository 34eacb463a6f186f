import type { Metadata } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { badRequest } from '../errors.ts'
import { assetLimits } from './limits.ts'
import { paletteOf } from './palette.ts'

export type ImageFacts = {
  width: number
  height: number
  extension: string
  mimeType: string
  metadata: Record<string, unknown>
}

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}
const LQIP_WIDTH = 20

/**
 * Reads an uploaded image: what it is by its content, not by its name, and the metadata that Sanity keeps of it.
 *
 * @throws ApiError 400 when it can't be read as an image, or holds more pixels than the lake decodes
 */
export async function readImage(bytes: Buffer): Promise<ImageFacts> {
  const header = await readHeader(bytes)
  const format = FORMATS[header.format]
  if (!format) throw badRequest(`Images of the format ${header.format} are not supported`)
  const { width, height } = header.autoOrient
  if (!width || !height) throw badRequest('Invalid image, it has no size')
  if (width * height > assetLimits.inputPixels)
    throw badRequest(`The image has ${width}x${height} pixels: at most ${assetLimits.inputPixels} are accepted`)
  try {
    return { width, height, ...format, metadata: await describe(bytes, width, height, header.hasAlpha) }
  } catch {
    throw badRequest('Invalid image, its content could not be decoded')
  }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw badRequest('Invalid image, could not read metadata')
  }
}

async function describe(bytes: Buffer, width: number, height: number, hasAlpha: boolean) {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: assetLimits.inputPixels }).autoOrient()
  const small = await image.clone().resize({ width: LQIP_WIDTH }).toBuffer({ resolveWithObject: false })
  const lqip = hasAlpha ? sharp(small).png() : sharp(small).jpeg({ quality: 60 })
  const lqipType = hasAlpha ? 'image/png' : 'image/jpeg'
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    lqip: `data:${lqipType};base64,${(await lqip.toBuffer()).toString('base64')}`,
    palette: await paletteOf(image),
    hasAlpha,
    isOpaque: hasAlpha
      ? (await image.clone().resize({ width: 1024, withoutEnlargement: true }).stats()).isOpaque
      : true,
  }
}
