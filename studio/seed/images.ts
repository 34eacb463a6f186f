import { join } from 'node:path'
import type { SeedDocument } from './documents/seed-document.ts'
import { SEED_FOLDER } from './files.ts'

const FILE = /^image@file:\/\/\.\/(.+)$/

/** The files of the images that a value names, each once. */
export function imageFiles(value: unknown): string[] {
  const files = new Set<string>()
  mapImages(value, (file) => void files.add(file))
  return [...files]
}

/** Documents in which the named images refer to their uploaded assets. */
export function withAssets(documents: readonly SeedDocument[], assetIds: ReadonlyMap<string, string>): SeedDocument[] {
  return documents.map((document) => ({
    _id: document._id,
    _type: document._type,
    ...fieldsOf(document, (file) => assetIds.get(file)),
  }))
}

/** Where an image of the seed is on disk. */
export function imagePath(file: string): string {
  return join(SEED_FOLDER, file)
}

type Resolve = (file: string) => string | undefined

function fieldsOf(value: object, resolve: Resolve): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, mapImages(inner, resolve)]),
  )
}

function mapImages(value: unknown, resolve: Resolve): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapImages(item, resolve))
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset: named, ...rest } = fieldsOf(value, resolve)
  const file = typeof named === 'string' ? FILE.exec(named)?.[1] : undefined
  if (file === undefined) return named === undefined ? rest : { ...rest, _sanityAsset: named }
  const asset = resolve(file)
  return asset === undefined
    ? { ...rest, _sanityAsset: named }
    : { ...rest, asset: { _type: 'reference', _ref: asset } }
}
