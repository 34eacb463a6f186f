import type { SeedFile } from '../files.ts'
import { readPageFile, readSnippetFile, writePageFile, writeSnippetFile } from '../markdown/page-file.ts'
import { NotWritableError, type Problem } from '../markdown/problems.ts'
import { checkContent, type Finding, type Known } from './content.ts'
import { checkFields } from './place.ts'

/** All that is wrong with a file, and its canonical form when it could be read. */
export type Checked = { problems: Problem[]; canonical: string | undefined }

/** Checks a page or a snippet: notation, front matter, references, and that it is written in the canonical form. */
export function checkFile(seed: SeedFile, source: string, known: Known): Checked {
  if (seed.kind === 'snippet') {
    const { file, problems } = readSnippetFile(source)
    const found = checkContent(file.body, seed.file, known).map((finding) => locate(finding, source))
    return finish(source, [...problems, ...found], problems.length === 0 ? () => writeSnippetFile(file) : undefined)
  }
  const { file, problems, lines } = readPageFile(source)
  const fields = checkFields(file, seed.path).map(({ field, message }) => ({ line: lines.get(field) ?? 1, message }))
  const found = checkContent(file.body, seed.file, known).map((finding) => locate(finding, source))
  return finish(
    source,
    [...problems, ...fields, ...found],
    problems.length === 0 ? () => writePageFile(file) : undefined,
  )
}

function finish(source: string, problems: readonly Problem[], write: (() => string) | undefined): Checked {
  const all = [...problems]
  let canonical: string | undefined
  try {
    canonical = write?.()
  } catch (error) {
    if (!(error instanceof NotWritableError)) throw error
    all.push({ line: 1, message: error.message })
  }
  const difference = canonical === undefined ? undefined : firstDifference(source, canonical)
  if (difference) all.push(difference)
  return { problems: all.toSorted((a, b) => a.line - b.line), canonical }
}

function firstDifference(source: string, canonical: string): Problem | undefined {
  if (source === canonical) return undefined
  const expected = canonical.split('\n')
  const lines = source.split('\n')
  const at = lines.findIndex((line, index) => line !== expected[index])
  const index = at === -1 ? lines.length : at
  const want = expected[index]
  const message = want === undefined ? 'one line too many' : `write ${JSON.stringify(want)}`
  return { line: index + 1, message: `not in the canonical form (--fix mends it): ${message}` }
}

function locate({ message, near }: Finding, source: string): Problem {
  const at = source.indexOf(near)
  return { line: at === -1 ? 1 : source.slice(0, at).split('\n').length, message }
}
