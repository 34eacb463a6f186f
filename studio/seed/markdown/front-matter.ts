import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml'
import type { Problem } from './problems.ts'

/** The fields above a body, in the order in which they are written. */
export type FrontMatter = { [Field in string]?: string | string[] }

export type SplitFile = { fields: FrontMatter; lines: Map<string, number>; body: string; problems: Problem[] }

/**
 * Splits a file into its front matter and its body. The body keeps the line numbers of the file: what stands above is
 * replaced by empty lines.
 */
export function splitFrontMatter(source: string): SplitFile {
  const match = /^---\n([\s\S]*?)^---\n/m.exec(source)
  const split: SplitFile = { fields: {}, lines: new Map(), body: source, problems: [] }
  if (!match || match.index !== 0) {
    split.problems.push({ line: 1, message: 'the file begins with its front matter between two lines of ---' })
    return split
  }
  readFields(match[1] ?? '', split)
  split.body = match[0].replaceAll(/[^\n]/g, '') + source.slice(match[0].length)
  return split
}

/** Writes front matter; fields that are undefined are left out. */
export function writeFrontMatter(fields: FrontMatter): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined
      ? []
      : typeof value === 'string'
        ? [`${name}: ${scalar(value)}`]
        : [`${name}:`, ...value.map(listItem)],
  )
  return `---\n${lines.join('\n')}\n---\n`
}

function listItem(value: string): string {
  return `  - ${scalar(value)}`
}

function scalar(value: string): string {
  return stringify(value, { lineWidth: 0, singleQuote: false }).trimEnd()
}

function readFields(yaml: string, split: SplitFile): void {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  for (const error of document.errors)
    split.problems.push({ line: lineAt(error.pos[0]), message: error.message.split('\n')[0] ?? '' })
  if (!isMap(document.contents)) return
  for (const pair of document.contents.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : ''
    const line = lineAt(isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0)
    const value: unknown = document.get(name)
    const plain: unknown = isMap(value) ? undefined : toPlain(value)
    split.lines.set(name, line)
    if (typeof plain === 'string' || isStrings(plain)) split.fields[name] = plain
    else
      split.problems.push({
        line,
        message: `"${name}" is a text or a list of texts: quote it if it looks like something else`,
      })
  }

  function lineAt(offset: number): number {
    return lineCounter.linePos(offset).line + 1
  }
}

function toPlain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
    ? value.toJSON()
    : value
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
