import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { variables } from './documents/variables.ts'
import { SEED_FOLDER, seedFiles, type SeedFile } from './files.ts'
import { readPageFile, readSnippetFile } from './markdown/page-file.ts'
import type { Block, CodeExample } from './markdown/portable-text.ts'
import { walkBlocks } from './markdown/walk.ts'

/** What a page shows of an API, in the order in which it reads, with variables replaced. */
export type Shown =
  | { type: 'code'; line: number; language: string; label: string; code: string; example: CodeExample | undefined }
  | { type: 'operation'; line: number; api: string; operation: string }
  | { type: 'snippet'; line: number; key: string }

/** A Markdown file of the sample content, by its path in this folder. */
export type ExampleFile = {
  file: string
  kind: SeedFile['kind']
  /** The path of a page, the key of a snippet. */
  name: string
  product: string
  version: string
  shown: Shown[]
}

/** Everything that the documentation shows of the APIs. */
export function readExampleFiles(): ExampleFile[] {
  return seedFiles().map((seed) => readExampleFile(seed, readFileSync(seed.file, 'utf8')))
}

/** What one file shows. */
export function readExampleFile(seed: SeedFile, source: string): ExampleFile {
  const file = relative(SEED_FOLDER, seed.file)
  if (seed.kind === 'snippet') {
    const { file: snippet, starts } = readSnippetFile(source)
    return { file, kind: 'snippet', name: seed.key, product: '', version: '', shown: shownIn(snippet.body, starts) }
  }
  const { file: page, starts } = readPageFile(source)
  const { product, version = '', body } = page
  return { file, kind: 'page', name: seed.path, product, version, shown: shownIn(body, starts) }
}

function shownIn(body: readonly Block[], starts: WeakMap<Block, number>): Shown[] {
  return [...walkBlocks(body)].flatMap((block): Shown[] => {
    const line = starts.get(block) ?? 1
    if (block._type === 'apiOperation') return [{ type: 'operation', line, api: block.api, operation: block.operation }]
    if (block._type === 'snippetReference')
      return [{ type: 'snippet', line, key: block.snippet._ref.replace(/^snippet-/, '') }]
    if (block._type !== 'codeBlock') return []
    const { code, label = '', example } = block
    return [{ type: 'code', line, language: code.language, label, code: fillVariables(code.code), example }]
  })
}

function fillVariables(text: string): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (typed, name: string) => variables[name] ?? typed)
}
