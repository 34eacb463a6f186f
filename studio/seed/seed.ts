import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { collectDocuments } from './documents/collect.ts'
import type { SeedDocument } from './documents/seed-document.ts'
import { imageFiles, imagePath, withAssets } from './images.ts'

/** `keep` creates what is missing and leaves the rest as editors made it; `replace` brings every document back. */
export type SeedMode = 'keep' | 'replace'
export type SeedResult = { written: number; unchanged: number; images: number; transactions: number }

const DOCUMENTS_PER_TRANSACTION = 60

/**
 * Whether the content source holds no finished seeding. The site settings are written last, so a seeding that was
 * interrupted leaves it empty in this sense, and the next one completes it.
 */
export async function isEmpty(client: SanityClient): Promise<boolean> {
  const settings: unknown = await client.fetch('*[_type == "siteSettings"][0]._id', {}, { perspective: 'raw' })
  return settings === null
}

/**
 * Brings the sample content in: images first, then documents in the order of their references. Safe to repeat: what is
 * already as it should be is not written again, so no page is rendered anew for nothing.
 */
export async function seed(client: SanityClient, mode: SeedMode = 'replace'): Promise<SeedResult> {
  const collected = collectDocuments()
  const assetIds = await uploadImages(client, imageFiles(collected))
  const documents = withAssets(collected, assetIds)
  const result: SeedResult = { written: 0, unchanged: 0, images: assetIds.size, transactions: 0 }
  for (const batch of batches(documents, DOCUMENTS_PER_TRANSACTION)) {
    const stored = await storedDocuments(client, batch)
    const due = batch.filter((document) => isDue(document, stored.get(document._id), mode))
    result.unchanged += batch.length - due.length
    if (due.length === 0) continue
    await commit(client, due, mode)
    result.written += due.length
    result.transactions++
  }
  return result
}

const Stored = z.array(z.looseObject({ _id: z.string() }))

async function storedDocuments(client: SanityClient, documents: readonly SeedDocument[]) {
  const ids = documents.map(({ _id }) => _id)
  const found = Stored.parse(await client.fetch('*[_id in $ids]', { ids }, { perspective: 'raw' }))
  return new Map(found.map((document) => [document._id, document]))
}

function isDue(document: SeedDocument, stored: Record<string, unknown> | undefined, mode: SeedMode): boolean {
  if (!stored || mode === 'keep') return !stored
  const { _createdAt, _updatedAt, _rev, _system, ...content } = stored
  return !isDeepStrictEqual(content, document)
}

async function uploadImages(client: SanityClient, files: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const file of files) {
    const asset = await client.assets.upload('image', createReadStream(imagePath(file)), { filename: basename(file) })
    ids.set(file, asset._id)
  }
  return ids
}

async function commit(client: SanityClient, documents: readonly SeedDocument[], mode: SeedMode): Promise<void> {
  const transaction = client.transaction()
  for (const document of documents) {
    if (mode === 'replace') transaction.createOrReplace(document)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit({ visibility: 'sync', autoGenerateArrayKeys: false })
}

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
