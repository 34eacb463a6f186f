import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import { badRequest } from '../errors.ts'
import { assetLimits } from './limits.ts'
import { checkOutput, type OutputFormat, type Rect, type Transform } from './transform-params.ts'

type Size = { width: number; height: number }

/** Makes the picture that a URL asks for. Its metadata, where a camera writes its location, is left out. */
export async function renderImage(
  bytes: Buffer,
  size: Size,
  transform: Transform,
  format: OutputFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  let image = sharp(bytes, { limitInputPixels: assetLimits.inputPixels })
    .timeout({ seconds: assetLimits.renderSeconds })
    .autoOrient()
  let current = size
  if (transform.rect) {
    const rect = clampRect(transform.rect, size)
    image = image.extract(rect)
    current = rect
  }
  image = resize(image, current, transform)
  if (transform.flip?.includes('h')) image = image.flop()
  if (transform.flip?.includes('v')) image = image.flip()
  if (transform.grey) image = image.greyscale()
  if (transform.inverted) image = image.negate({ alpha: false })
  if (transform.sharpen) image = image.sharpen({ sigma: 0.5 + transform.sharpen / 50 })
  if (transform.blur) image = image.blur(Math.min(1000, Math.max(0.3, transform.blur / 4)))
  if (transform.turn) image = sharp(await image.png().toBuffer()).rotate(transform.turn)
  return encode(image, transform, format)
}

// Rounding in a client may reach one pixel beyond the picture.
function clampRect(rect: Rect, size: Size): Rect {
  const left = Math.min(Math.max(0, rect.left), size.width)
  const top = Math.min(Math.max(0, rect.top), size.height)
  const width = Math.min(rect.left + rect.width, size.width) - left
  const height = Math.min(rect.top + rect.height, size.height) - top
  if (width < 1 || height < 1) throw badRequest(`rect lies outside the image of ${size.width}x${size.height} pixels`)
  return { left, top, width, height }
}

function resize(image: Sharp, current: Size, transform: Transform): Sharp {
  const { width, height } = transform
  if (width === undefined && height === undefined) return image
  const box = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  if (width === undefined || height === undefined) {
    const scale = width === undefined ? (height ?? 1) / current.height : width / current.width
    checkOutput(Math.round(current.width * scale), Math.round(current.height * scale))
    return image.resize({ ...box, withoutEnlargement: ['max', 'fillmax', 'min'].includes(transform.fit) })
  }
  switch (transform.fit) {
    case 'clip':
      return image.resize({ ...box, fit: 'inside' })
    case 'max':
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    case 'scale':
      return image.resize({ ...box, fit: 'fill' })
    case 'fill':
      return image.resize({ ...box, fit: 'contain', background: background(transform) })
    case 'fillmax':
      return extendTo(image, current, { width, height }, transform)
    case 'min':
      return cover(image, current, shrink({ width, height }, current), transform)
    case 'crop':
      return cover(image, current, { width, height }, transform)
  }
}

function cover(image: Sharp, current: Size, target: Size, transform: Transform): Sharp {
  if (transform.crop === 'entropy') return image.resize({ ...target, fit: 'cover', position: 'entropy' })
  if (transform.crop !== 'focalpoint')
    return image.resize({
      ...target,
      fit: 'cover',
      position: transform.crop.split(',').toSorted(horizontalFirst).join(' '),
    })
  const scale = Math.min(current.width / target.width, current.height / target.height)
  const width = Math.max(1, Math.round(target.width * scale))
  const height = Math.max(1, Math.round(target.height * scale))
  const left = start(transform.focal.x * current.width, width, current.width)
  const top = start(transform.focal.y * current.height, height, current.height)
  // The region already has the target's shape, so `fill` doesn't distort it.
  return image.extract({ left, top, width, height }).resize({ ...target, fit: 'fill' })
}

function start(centre: number, length: number, whole: number): number {
  return Math.max(0, Math.min(whole - length, Math.round(centre - length / 2)))
}

// sharp wants "left top", URLs say "top,left".
function horizontalFirst(a: string, b: string): number {
  return rank(a) - rank(b)
}

function rank(side: string): number {
  return side === 'left' || side === 'right' ? 0 : 1
}

function shrink(target: Size, current: Size): Size {
  const scale = Math.min(1, current.width / target.width, current.height / target.height)
  return {
    width: Math.max(1, Math.round(target.width * scale)),
    height: Math.max(1, Math.round(target.height * scale)),
  }
}

function extendTo(image: Sharp, current: Size, target: Size, transform: Transform): Sharp {
  const scale = Math.min(1, target.width / current.width, target.height / current.height)
  const width = Math.min(target.width, Math.max(1, Math.round(current.width * scale)))
  const height = Math.min(target.height, Math.max(1, Math.round(current.height * scale)))
  const left = Math.floor((target.width - width) / 2)
  const top = Math.floor((target.height - height) / 2)
  return image.resize({ width, height, fit: 'fill' }).extend({
    left,
    top,
    right: target.width - width - left,
    bottom: target.height - height - top,
    background: background(transform),
  })
}

function background(transform: Transform) {
  return transform.background ? `#${transform.background}` : { r: 255, g: 255, b: 255, alpha: 0 }
}

function encode(image: Sharp, transform: Transform, format: OutputFormat): Promise<Buffer> {
  const { quality } = transform
  const flat = transform.background ? image.flatten({ background: `#${transform.background}` }) : image
  switch (format) {
    case 'jpeg':
      return image
        .flatten({ background: transform.background ? `#${transform.background}` : '#ffffff' })
        .jpeg({ quality, progressive: transform.progressive })
        .toBuffer()
    case 'png':
      return flat.png().toBuffer()
    case 'webp':
      return flat.webp({ quality }).toBuffer()
    case 'avif':
      return flat.avif({ quality, effort: 3 }).toBuffer()
  }
}
