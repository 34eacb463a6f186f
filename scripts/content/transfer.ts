import { createReadStream, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { UserError } from '../lib/fail.ts'

/** Writes all documents, drafts too, and the files of all assets as the archive that Sanity's own import reads. */
export async function exportContent(client: SanityClient, file: string): Promise<number> {
  const { documentCount } = await exportDataset({ client, dataset: datasetOf(client), outputPath: resolve(file) })
  return documentCount
}

/** Reads an archive, a folder or NDJSON. A document that is already there is replaced, all others stay. */
export async function importContent(client: SanityClient, file: string): Promise<number> {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such file`)
  const input = statSync(file).isDirectory() ? resolve(file) : createReadStream(file)
  const { numDocs, warnings } = await sanityImport(input, { client, operation: 'createOrReplace' })
  for (const { message } of warnings) console.warn(message)
  return numDocs
}

function datasetOf(client: SanityClient): string {
  const { dataset } = client.config()
  if (!dataset) throw new Error('The client names no dataset')
  return dataset
}
