import { createHash } from 'node:crypto'
import { datasetOf, requireWriter } from '../access.ts'
import { isLoopback } from '../config.ts'
import type { Call, Services } from '../context.ts'
import type { DocumentInput } from '../documents.ts'
import { badRequest } from '../errors.ts'
import { json } from '../http/answer.ts'
import { readBytes } from '../http/read-json.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import { transact } from '../mutations/transact.ts'
import type { AssetFiles } from './files.ts'
import { assetLimits } from './limits.ts'
import { metadataParts } from './metadata-parts.ts'
import { fileExtension, type AssetKind } from './names.ts'

type Upload = { sha1: string; bytes: Buffer; query: URLSearchParams; contentType: string; call: Call; lake: Services }
type Asset = { name: string; document: DocumentInput & { _id: string } }

const TEXT_FIELDS = ['label', 'title', 'description', 'creditLine'] as const
const FIELD_CHARACTERS = 4_000

/** `POST /assets/images|files/:dataset`: the same bytes are the same asset, whoever uploads them and under what name. */
export async function uploadAsset(call: Call, lake: Services, kind: AssetKind, files: AssetFiles): Promise<Response> {
  const author = requireWriter(call.viewer)
  const dataset = datasetOf(call, lake)
  const body = await readBytes(call.request, assetLimits.uploadBytes)
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (bytes.byteLength === 0) throw badRequest('The request has no body: send the bytes of the file')
  const asset = await describe(kind, {
    bytes,
    call,
    lake,
    sha1: createHash('sha1').update(bytes).digest('hex'),
    query: call.url.searchParams,
    contentType: call.request.headers.get('content-type') ?? 'application/octet-stream',
  })
  const { _id } = asset.document
  const known = dataset.raw.get(_id)
  // The file comes first: a document never names one that isn't there.
  await files.write(dataset.name, kind, asset.name, bytes)
  if (known) return json({ document: known })
  transact(lake, dataset, { author: author.id, transactionId: undefined, dryRun: false }, (working) =>
    applyMutation({ kind: 'createIfNotExists', document: asset.document }, working, 0, {
      newId: lake.newId,
      generateArrayKeys: false,
    }),
  )
  return json({ document: dataset.raw.get(_id) })
}

async function describe(kind: AssetKind, upload: Upload): Promise<Asset> {
  return kind === 'images' ? describeImage(upload) : describeFile(upload)
}

async function describeImage(upload: Upload): Promise<Asset> {
  // Loaded at the first image, as its library is: a lake starts sooner without.
  const { readImage } = await import('./read-image.ts')
  const { width, height, extension, mimeType, metadata } = await readImage(upload.bytes, metadataParts(upload.query))
  const size = `${width}x${height}`
  const name = `${upload.sha1}-${size}.${extension}`
  const document = {
    ...common(upload, 'images', name),
    _id: `image-${upload.sha1}-${size}-${extension}`,
    _type: 'sanity.imageAsset',
    extension,
    mimeType,
    metadata,
  }
  return { name, document }
}

function describeFile(upload: Upload): Asset {
  const extension = fileExtension(upload.query.get('filename') ?? '')
  const name = `${upload.sha1}.${extension}`
  const document = {
    ...common(upload, 'files', name),
    _id: `file-${upload.sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType: upload.contentType,
  }
  return { name, document }
}

function common({ sha1, bytes, query, call, lake }: Upload, kind: AssetKind, name: string) {
  const path = `${kind}/${lake.config.projectId}/${call.params['dataset']}/${name}`
  const texts = TEXT_FIELDS.map((field) => [field, text(query, field)]).filter(([, value]) => value !== undefined)
  const sourceId = text(query, 'sourceId')
  return {
    assetId: sha1,
    sha1hash: sha1,
    size: bytes.byteLength,
    path,
    url: publicUrl(path, call.url),
    uploadId: lake.newId(),
    originalFilename: text(query, 'filename') ?? name,
    ...Object.fromEntries(texts),
    ...(sourceId && { source: { id: sourceId, name: text(query, 'sourceName'), url: text(query, 'sourceUrl') } }),
  }
}

/** One address for all: a server may reach the lake by number, but the Studio's content policy names localhost. */
function publicUrl(path: string, requested: URL): string {
  const url = new URL(`/${path}`, requested)
  if (isLoopback(url.hostname)) url.hostname = 'localhost'
  return url.href
}

function text(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  if (value && value.length > FIELD_CHARACTERS)
    throw badRequest(`${name} has ${value.length} characters: at most ${FIELD_CHARACTERS} are kept`)
  return value || undefined
}
