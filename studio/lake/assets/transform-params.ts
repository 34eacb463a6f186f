import { badRequest } from '../errors.ts'
import { assetLimits } from './limits.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const FORMATS = { jpg: 'jpeg', pjpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const

type Fit = (typeof FITS)[number]
export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif'
export type Rect = { left: number; top: number; width: number; height: number }

/** What a URL asks of an image, checked and in pixels of the result. */
export type Transform = {
  rect: Rect | undefined
  width: number | undefined
  height: number | undefined
  fit: Fit
  /** Sides to keep, or `entropy`, or `focalpoint`. */
  crop: string
  focal: { x: number; y: number }
  quality: number
  format: OutputFormat | undefined
  progressive: boolean
  autoFormat: boolean
  blur: number | undefined
  sharpen: number | undefined
  grey: boolean
  inverted: boolean
  flip: 'h' | 'v' | 'hv' | undefined
  turn: 0 | 90 | 180 | 270
  background: string | undefined
}

const CROP = /^(center|entropy|focalpoint|(top|bottom|left|right)(,(top|bottom|left|right))?)$/
const IGNORED = new Set(['dl', 'dlRaw'])

/** Whether the URL asks for anything but the original. */
export function asksForTransform(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => !IGNORED.has(name))
}

/**
 * Reads the parameters of an image URL.
 *
 * @throws ApiError 400 naming the parameter, its value and the limit
 */
export function parseTransform(query: URLSearchParams): Transform {
  const dpr = number(query, 'dpr', 0.1, assetLimits.dpr) ?? 1
  const side = (name: string) => {
    const given = number(query, name, 1, assetLimits.outputSide)
    return given === undefined ? undefined : Math.min(assetLimits.outputSide, Math.max(1, Math.round(given * dpr)))
  }
  const width = side('w')
  const height = side('h')
  checkOutput(width ?? 1, height ?? 1)
  const fm = oneOf(query, 'fm', Object.keys(FORMATS))
  return {
    rect: rect(query),
    width,
    height,
    fit: oneOf(query, 'fit', FITS) ?? 'clip',
    crop: pattern(query, 'crop', CROP) ?? 'center',
    focal: { x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5 },
    quality: Math.max(1, Math.round(number(query, 'q', 0, 100) ?? 80)),
    format: isFormat(fm) ? FORMATS[fm] : undefined,
    progressive: fm === 'pjpg',
    autoFormat: oneOf(query, 'auto', ['format']) !== undefined,
    blur: number(query, 'blur', 0, assetLimits.blur),
    sharpen: number(query, 'sharp', 0, 100),
    // The one value that the service knows.
    grey: query.get('sat') === '-100',
    inverted: query.get('invert') === 'true',
    flip: oneOf(query, 'flip', ['h', 'v', 'hv']),
    turn: turn(query),
    background: pattern(query, 'bg', /^[0-9a-fA-F]{3,8}$/),
  }
}

/** @throws ApiError 400 when a picture of this size is larger than what the lake makes */
export function checkOutput(width: number, height: number): void {
  if (width * height > assetLimits.outputPixels)
    throw badRequest(`The result would have ${width}x${height} pixels: at most ${assetLimits.outputPixels} are made`)
}

function number(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!Number.isFinite(value) || value < least || value > most)
    throw badRequest(`${name} is "${text}": use a number from ${least} to ${most}`)
  return value
}

function oneOf<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = values.find((candidate) => candidate === text)
  if (value === undefined) throw badRequest(`${name} is "${text}": use one of ${values.join(', ')}`)
  return value
}

function pattern(query: URLSearchParams, name: string, allowed: RegExp): string | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (!allowed.test(text)) throw badRequest(`${name} is "${text}", which is not a value of ${name}`)
  return text
}

function rect(query: URLSearchParams): Rect | undefined {
  const text = pattern(query, 'rect', /^-?\d{1,6}(\.\d+)?(,-?\d{1,6}(\.\d+)?){3}$/)
  if (text === undefined) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map((part) => Math.round(Number(part)))
  if (width < 1 || height < 1) throw badRequest(`rect is "${text}": its width and height must be at least 1`)
  return { left, top, width, height }
}

function turn(query: URLSearchParams): Transform['turn'] {
  switch (oneOf(query, 'or', ['0', '90', '180', '270'])) {
    case '90':
      return 90
    case '180':
      return 180
    case '270':
      return 270
    default:
      return 0
  }
}

function isFormat(name: string | undefined): name is keyof typeof FORMATS {
  return name !== undefined && name in FORMATS
}
