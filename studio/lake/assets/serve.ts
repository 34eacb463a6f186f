import { createHash } from 'node:crypto'
import type { Call, Services } from '../context.ts'
import { ApiError, badRequest, notFound } from '../errors.ts'
import type { AssetFiles } from './files.ts'
import type { ImageCache } from './image-cache.ts'
import { tellsLocation } from './location.ts'
import { attachment, parseImageName, type AssetKind, type ImageName } from './names.ts'
import { renderImage } from './render-image.ts'
import { asksForTransform, parseTransform, type OutputFormat, type Transform } from './transform-params.ts'

type Content = { bytes: Buffer; contentType: string; etag: string; vary?: string; cacheControl?: string }

/** An asset's URL names its bytes: it can be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=2592000, immutable'
/** Whatever was uploaded, it runs no script in the lake's origin. Styles are what SVG files draw with. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** What is made anew only to lose its metadata should look the same. */
const CLEANED_QUALITY = 95

const IMAGE_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}
/** Anything else is `application/octet-stream`: a browser never guesses, and never shows it as a page. */
const FILE_TYPES: Record<string, string> = {
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
}
const RENDERED: Record<string, OutputFormat> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'png',
  tif: 'jpeg',
}

/** `GET /images|files/:project/:dataset/:name` */
export async function serveAsset(
  call: Call,
  lake: Services,
  kind: AssetKind,
  { files, cache }: { files: AssetFiles; cache: ImageCache },
): Promise<Response> {
  const { project, dataset = '', name = '' } = call.params
  if (project !== lake.config.projectId) throw notFound(`Project "${project}" not found`)
  const original = await files.read(dataset, kind, name)
  if (!original) throw notFound(`Asset "${name}" not found`)
  const image = kind === 'images' ? parseImageName(name) : undefined
  const content = image ? await imageContent(call, image, original, cache) : fileContent(name, original)
  return respond(call, content, kind, name)
}

function fileContent(name: string, bytes: Buffer): Content {
  const [sha1 = '', extension = ''] = name.split('.')
  return { bytes, contentType: FILE_TYPES[extension] ?? 'application/octet-stream', etag: sha1 }
}

async function imageContent(call: Call, image: ImageName, original: Buffer, cache: ImageCache): Promise<Content> {
  const query = call.url.searchParams
  const contentType = IMAGE_TYPES[image.extension] ?? 'application/octet-stream'
  const asIs = { bytes: original, contentType, etag: image.sha1 }
  // A drawing has no pixels to transform.
  if (image.extension === 'svg') return asIs
  if (!asksForTransform(query)) {
    if (!(await tellsLocation(original))) return asIs
    // The photographer's own bytes, with the place where they stood, are for those who hold a credential.
    if (call.viewer.kind === 'user') return { ...asIs, cacheControl: 'private, no-store' }
    query.set('q', String(CLEANED_QUALITY))
  }
  const transform = parseTransform(query)
  const format = formatFor(image, transform, call.request.headers.get('accept') ?? '')
  const key = JSON.stringify([call.params['dataset'], call.params['name'], transform, format])
  const bytes = await cache.get(key, () => render(original, image, transform, format))
  const etag = createHash('sha1').update(key).digest('base64url')
  return { bytes, contentType: `image/${format}`, etag, ...(transform.autoFormat && { vary: 'Accept' }) }
}

async function render(original: Buffer, image: ImageName, transform: Transform, format: OutputFormat): Promise<Buffer> {
  try {
    return await renderImage(original, image, transform, format)
  } catch (error) {
    // What sharp can't do with this image is the URL's fault: asking again won't help.
    if (error instanceof ApiError) throw error
    throw badRequest(`The image can't be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function formatFor(image: ImageName, transform: Transform, accept: string): OutputFormat {
  if (transform.format) return transform.format
  if (transform.autoFormat && accept.includes('image/webp')) return 'webp'
  return RENDERED[image.extension] ?? 'png'
}

function respond(call: Call, content: Content, kind: AssetKind, name: string): Response {
  const etag = `"${content.etag}"`
  const headers = new Headers({
    'content-type': content.contentType,
    'cache-control': content.cacheControl ?? FOR_EVER,
    etag,
    'content-security-policy': SANDBOX,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (content.vary) headers.append('vary', content.vary)
  const download = call.url.searchParams.get('dl')
  if (kind === 'files' || download !== null) headers.set('content-disposition', attachment(download || name))
  if (call.request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  headers.set('content-length', String(content.bytes.byteLength))
  return new Response(new Uint8Array(content.bytes), { headers })
}
