import type { Finding } from '@portal/content-rules'
import type { SeedFile } from '../files.ts'
import { readPageFile, readSnippetFile } from '../markdown/page-file.ts'
import type { Block } from '../markdown/portable-text.ts'
import { NotWritableError } from '../markdown/problems.ts'
import { serialiseBody } from '../markdown/serialise.ts'
import { walkBlocks } from '../markdown/walk.ts'

/** The line of a Markdown file on which a finding about its document stands. */
export function locateFinding(seed: SeedFile, source: string, { block, near }: Finding): number {
  const { file } = seed.kind === 'page' ? readPageFile(source) : readSnippetFile(source)
  const start = block ? placeOf(block['_key'], file.body, source) : 0
  const found = near === undefined ? start : source.indexOf(near, start)
  return lineAt(source, found === -1 ? start : found)
}

/** The line on which a text stands in any file; its first line when it doesn't. */
export function lineOf(source: string, near: string | undefined): number {
  return near === undefined ? 1 : lineAt(source, Math.max(0, source.indexOf(near)))
}

// A file is written in the canonical form, so a block stands in it as it is written; its key follows from its content.
function placeOf(key: unknown, body: readonly Block[], source: string): number {
  for (const block of walkBlocks(body))
    if (block._key === key) return Math.max(0, source.indexOf(written(block).split('\n')[0] ?? ''))
  return 0
}

function written(block: Block): string {
  try {
    return serialiseBody([block]).trim()
  } catch (error) {
    if (!(error instanceof NotWritableError)) throw error
    return ''
  }
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}
