import { splitFrontMatter, writeFrontMatter, type SplitFile } from './front-matter.ts'
import { readBody } from './parse.ts'
import { NotationError, type Problem } from './problems.ts'
import type { AccessMode, Block } from './portable-text.ts'
import { serialiseBody } from './serialise.ts'

/** A page as its file holds it; its path is the file's. */
export type PageFile = {
  title: string
  description: string
  product: string
  version?: string
  accessMode?: AccessMode
  lastReviewed?: string
  successor?: string
  related?: string[]
  body: Block[]
}
/** A shared piece as its file holds it; its key is the file's name. */
export type SnippetFile = { title: string; body: Block[] }

const PAGE_FIELDS = ['title', 'description', 'product', 'version', 'accessMode', 'lastReviewed', 'successor', 'related']
const SNIPPET_FIELDS = ['title']

/** What a file holds, and all that is wrong in it. */
export type Read<File> = {
  file: File
  problems: Problem[]
  /** The line of each field of the front matter. */
  lines: ReadonlyMap<string, number>
  /** The line of each block of the body. */
  starts: WeakMap<Block, number>
}

export function readPageFile(source: string): Read<PageFile> {
  const { split, body, problems, starts } = readFile(source, PAGE_FIELDS, ['title', 'description', 'product'])
  const page: PageFile = {
    title: text(split, 'title'),
    description: text(split, 'description'),
    product: text(split, 'product'),
    body,
  }
  for (const name of ['version', 'lastReviewed', 'successor'] as const)
    if (split.fields[name] !== undefined) page[name] = text(split, name)
  const mode = split.fields['accessMode']
  if (mode === 'continuous' || mode === 'one-time' || mode === 'wealth') page.accessMode = mode
  else if (mode !== undefined) problems.push(at(split, 'accessMode', `"${String(mode)}" is no access mode`))
  const related = split.fields['related']
  if (related !== undefined) page.related = typeof related === 'string' ? [related] : related
  return { file: page, problems, lines: split.lines, starts }
}

export function readSnippetFile(source: string): Read<SnippetFile> {
  const { split, body, problems, starts } = readFile(source, SNIPPET_FIELDS, SNIPPET_FIELDS)
  return { file: { title: text(split, 'title'), body }, problems, lines: split.lines, starts }
}

/** @throws {NotationError} with all that is wrong in the file */
export function orThrow<File>(read: Read<File>, name: string): File {
  if (read.problems.length > 0) throw new NotationError(name, read.problems)
  return read.file
}

export function writePageFile({ body, ...page }: PageFile): string {
  const fields = Object.fromEntries(
    PAGE_FIELDS.map((name) => [name, Object.entries(page).find(([key]) => key === name)?.[1]]),
  )
  return `${writeFrontMatter(fields)}\n${serialiseBody(body)}`
}

export function writeSnippetFile({ title, body }: SnippetFile): string {
  return `${writeFrontMatter({ title })}\n${serialiseBody(body)}`
}

function readFile(source: string, known: readonly string[], required: readonly string[]) {
  const split = splitFrontMatter(source)
  const problems = [...split.problems]
  for (const name of Object.keys(split.fields))
    if (!known.includes(name)) problems.push(at(split, name, `unknown field "${name}": it takes ${known.join(', ')}`))
  if (split.problems.length === 0)
    for (const name of required) if (!split.fields[name]?.length) problems.push(at(split, name, `"${name}" is missing`))
  for (const [name, value] of Object.entries(split.fields))
    if (name !== 'related' && Array.isArray(value)) problems.push(at(split, name, `"${name}" is one text`))
  const { body, problems: inBody, starts } = readBody(split.body)
  return { split, body, starts, problems: [...problems, ...inBody].toSorted((a, b) => a.line - b.line) }
}

function text(split: SplitFile, name: string): string {
  const value = split.fields[name]
  return typeof value === 'string' ? value : ''
}

function at(split: SplitFile, name: string, message: string): Problem {
  return { line: split.lines.get(name) ?? 1, message }
}
