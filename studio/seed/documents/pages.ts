import { readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { SEED_FOLDER, seedFiles } from '../files.ts'
import { pageId } from '../markdown/page-id.ts'
import { orThrow, readPageFile, readSnippetFile } from '../markdown/page-file.ts'
import { weakPage, type SeedDocument } from './seed-document.ts'

/** The pages of the seed. A page's file path is its URL path. */
export function pages(): SeedDocument[] {
  return seedFiles().flatMap((seed) => {
    if (seed.kind !== 'page') return []
    const page = orThrow(readPageFile(readFileSync(seed.file, 'utf8')), relative(process.cwd(), seed.file))
    const { successor, related, body, ...fields } = page
    const document: SeedDocument = {
      _id: pageId(seed.path),
      _type: 'page',
      path: seed.path,
      ...fields,
      tocMinLevel: 2,
      tocMaxLevel: 3,
      body: withAssetFolder(body, relative(SEED_FOLDER, dirname(seed.file)).split(sep).join('/')),
    }
    if (successor !== undefined) document['successor'] = weakPage(pageId(successor))
    if (related !== undefined) document['related'] = related.map((path) => weakPage(pageId(path)))
    return [document]
  })
}

/** The shared pieces of text. A snippet's file name is its key. */
export function snippets(): SeedDocument[] {
  return seedFiles().flatMap((seed) => {
    if (seed.kind !== 'snippet') return []
    const { title, body } = orThrow(
      readSnippetFile(readFileSync(seed.file, 'utf8')),
      relative(process.cwd(), seed.file),
    )
    return [{ _id: `snippet-${seed.key}`, _type: 'snippet', title, key: seed.key, body }]
  })
}

// In a document an image is named by its place in the seed, no longer by its place beside the page.
function withAssetFolder(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withAssetFolder(item, folder))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      name === '_sanityAsset' && typeof inner === 'string'
        ? inner.replace('file://./', `file://./${folder}/`)
        : withAssetFolder(inner, folder),
    ]),
  )
}
