/** What the id of an image asset says: `image-<hash>-<width>x<height>-<extension>`. */
export type ImageAsset = { file: string; width: number; height: number; vector: boolean }

const ASSET_ID = /^image-([a-f0-9]{24,64})-(\d{1,5})x(\d{1,5})-(png|jpg|jpeg|gif|webp|avif|svg)$/
const WIDTHS = [360, 720, 1080, 1440]

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
  const widths = [...WIDTHS.filter((width) => width < asset.width), Math.min(asset.width, 2160)]
  return widths.map((width) => `${imageUrl(asset, width)} ${width}w`).join(', ')
}
