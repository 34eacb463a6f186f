import type { Sharp } from 'sharp'

type Swatch = { red: number; green: number; blue: number; count: number; saturation: number; lightness: number }
type Target = { lightness: number; saturation: number }

/** The swatches that Sanity names, as the colour each of them looks for. */
const TARGETS = {
  darkMuted: { lightness: 0.26, saturation: 0.3 },
  darkVibrant: { lightness: 0.26, saturation: 1 },
  lightMuted: { lightness: 0.74, saturation: 0.3 },
  lightVibrant: { lightness: 0.74, saturation: 1 },
  muted: { lightness: 0.5, saturation: 0.3 },
  vibrant: { lightness: 0.5, saturation: 1 },
} as const satisfies Record<string, Target>

const SAMPLE_SIDE = 48
const BUCKET_BITS = 4

/** The colours of a picture: the commonest, and the one nearest to each kind, by how often it occurs. */
export async function paletteOf(image: Sharp): Promise<Record<string, unknown>> {
  const pixels = await image
    .clone()
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const swatches = countColours(pixels)
  const total = swatches.reduce((sum, swatch) => sum + swatch.count, 0)
  const dominant = swatches.toSorted((a, b) => b.count - a.count)[0]
  if (!dominant) return { _type: 'sanity.imagePalette' }
  const named = Object.entries(TARGETS).map(([name, target]) => [
    name,
    describe(nearest(swatches, target, total), total),
  ])
  return { _type: 'sanity.imagePalette', dominant: describe(dominant, total), ...Object.fromEntries(named) }
}

function countColours(pixels: Buffer): Swatch[] {
  const buckets = new Map<number, { red: number; green: number; blue: number; count: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const shift = 8 - BUCKET_BITS
    const key = ((red >> shift) << (2 * BUCKET_BITS)) | ((green >> shift) << BUCKET_BITS) | (blue >> shift)
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count += 1
    buckets.set(key, bucket)
  }
  return [...buckets.values()].map(({ red, green, blue, count }) => {
    const mean = { red: Math.round(red / count), green: Math.round(green / count), blue: Math.round(blue / count) }
    return { ...mean, count, ...saturationAndLightness(mean.red, mean.green, mean.blue) }
  })
}

function saturationAndLightness(red: number, green: number, blue: number) {
  const most = Math.max(red, green, blue) / 255
  const least = Math.min(red, green, blue) / 255
  const lightness = (most + least) / 2
  const span = 1 - Math.abs(2 * lightness - 1)
  return { lightness, saturation: span === 0 ? 0 : (most - least) / span }
}

function nearest(swatches: readonly Swatch[], target: Target, total: number): Swatch | undefined {
  const distance = (swatch: Swatch) =>
    3 * Math.abs(swatch.saturation - target.saturation) +
    6 * Math.abs(swatch.lightness - target.lightness) -
    swatch.count / total
  return swatches.toSorted((a, b) => distance(a) - distance(b))[0]
}

function describe(swatch: Swatch | undefined, total: number) {
  if (!swatch) return undefined
  const foreground = swatch.lightness > 0.6 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[swatch.red, swatch.green, swatch.blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    foreground,
    title: foreground,
    population: Math.round((10_000 * swatch.count) / total) / 100,
  }
}
