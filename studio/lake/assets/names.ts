export type AssetKind = 'images' | 'files'

export type ImageName = { sha1: string; width: number; height: number; extension: string }

const IMAGE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/
const FILE = /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/

/** Takes an image's file name apart; `undefined` for a name that the lake would never give. */
export function parseImageName(name: string): ImageName | undefined {
  const [, sha1, width, height, extension] = IMAGE.exec(name) ?? []
  if (!sha1 || !extension) return undefined
  return { sha1, width: Number(width), height: Number(height), extension }
}

/** Whether the lake could have given a file this name. No other name ever reaches the file system. */
export function isAssetName(kind: AssetKind, name: string): boolean {
  return kind === 'images' ? IMAGE.test(name) : FILE.test(name)
}

/** The extension of an uploaded file: that of its own name when it is a plain one, else `bin`. */
export function fileExtension(filename: string): string {
  const extension = /\.([A-Za-z0-9]{1,16})$/.exec(filename)?.[1]
  return extension?.toLowerCase() ?? 'bin'
}

/** A Content-Disposition that offers a download under this name, whatever characters it holds. */
export function attachment(filename: string): string {
  const plain = filename.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
