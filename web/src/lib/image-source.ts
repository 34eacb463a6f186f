/** What the id of an image asset says: `image-<hash>-<width>x<height>-<extension>`. */
export type ImageAsset = { file: string; vector: boolean } & Size
type Size = { width: number; height: number }

const ASSET_ID = /^image-([a-f0-9]{24,64})-(\d{1,5})x(\d{1,5})-(png|jpg|jpeg|gif|webp|avif|svg)$/
const WIDTHS = [360, 720, 1080, 1440]
/** No picture is sent wider. */
const WIDEST = 2160
/** How high the logo of the site settings stands, in CSS pixels. */
export const LOGO_HEIGHT = 28

/** Parses the id of an image asset; undefined for anything else. */
export function parseImageId(id: string | null | undefined): ImageAsset | undefined {
  const [, hash, width, height, extension] = ASSET_ID.exec(id ?? '') ?? []
  if (!hash || !extension) return undefined
  return {
    file: `${hash}-${width}x${height}.${extension}`,
    width: Number(width),
    height: Number(height),
    vector: extension === 'svg',
  }
}

/** The address of an image on the portal's own origin, at a width. */
export function imageUrl(asset: ImageAsset, width?: number): string {
  return asset.vector || !width ? `/media/images/${asset.file}` : `/media/images/${asset.file}?w=${width}&auto=format`
}

/** `srcset` for a column of text; none for a drawing, which is sharp at any width. */
export function imageSrcSet(asset: ImageAsset): string | undefined {
  if (asset.vector) return undefined
  return columnWidths(asset)
    .map((width) => `${imageUrl(asset, width)} ${width}w`)
    .join(', ')
}

/** Every width at which the portal asks for an image of this size. */
export function widthsOf(size: Size): number[] {
  return [...columnWidths(size), logoWidth(size)]
}

/** The width of a logo that stands so high, twice for fine screens. */
export function logoWidth({ width, height }: Size): number {
  return Math.min(width, 2 * Math.round((LOGO_HEIGHT * width) / height))
}

function columnWidths({ width }: Size): number[] {
  return [...WIDTHS.filter((one) => one < width), Math.min(width, WIDEST)]
}
