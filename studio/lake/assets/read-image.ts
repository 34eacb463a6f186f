import type { Metadata, Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { badRequest } from '../errors.ts'
import { cameraFacts } from './exif.ts'
import { assetLimits } from './limits.ts'
import type { MetadataPart } from './metadata-parts.ts'
import { paletteOf } from './palette.ts'
import { shortHashes } from './placeholders.ts'

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
 * Reads an uploaded image: what it is by its content, not by its name, and of its metadata the parts that are wanted.
 *
 * @throws ApiError 400 when it can't be read as an image, or holds more pixels than the lake decodes
 */
export async function readImage(bytes: Buffer, parts: ReadonlySet<MetadataPart>): Promise<ImageFacts> {
  const header = await readHeader(bytes)
  const format = FORMATS[header.format]
  if (!format) throw badRequest(`Images of the format ${header.format} are not supported`)
  const { width, height } = header.autoOrient
  if (!width || !height) throw badRequest('Invalid image, it has no size')
  if (width * height > assetLimits.inputPixels)
    throw badRequest(`The image has ${width}x${height} pixels: at most ${assetLimits.inputPixels} are accepted`)
  try {
    return { width, height, ...format, metadata: await describe(bytes, header, parts) }
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

async function describe(bytes: Buffer, header: Metadata, parts: ReadonlySet<MetadataPart>) {
  const sharp = await loadSharp()
  const { autoOrient, hasAlpha } = header
  const { width, height } = autoOrient
  const image = sharp(bytes, { limitInputPixels: assetLimits.inputPixels }).autoOrient()
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha,
    // Looking also decodes the picture: what can't be decoded is refused here, whatever the parts are.
    isOpaque: await isOpaque(image, hasAlpha),
    ...(parts.has('lqip') && { lqip: await lqipOf(image, hasAlpha) }),
    ...(parts.has('palette') && { palette: await paletteOf(image) }),
    ...(await shortHashes(image, parts)),
    ...cameraFacts(header.exif, parts),
  }
}

async function isOpaque(image: Sharp, hasAlpha: boolean): Promise<boolean> {
  const { isOpaque: found } = await image.clone().resize({ width: 1024, withoutEnlargement: true }).stats()
  return !hasAlpha || found
}

async function lqipOf(image: Sharp, hasAlpha: boolean): Promise<string> {
  const sharp = await loadSharp()
  const small = sharp(await image.clone().resize({ width: LQIP_WIDTH }).toBuffer())
  const [type, bytes] = hasAlpha
    ? ['image/png', await small.png().toBuffer()]
    : ['image/jpeg', await small.jpeg({ quality: 60 }).toBuffer()]
  return `data:${type};base64,${bytes.toString('base64')}`
}
