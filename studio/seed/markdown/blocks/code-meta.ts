/** What follows the language of a fence: `file="a.sh" {2,4-5} label="curl" operation="POST /users" kind=request`. */
export type CodeMeta = { values: Map<string, string>; lines: number[] | undefined; rest: string }

const PART = /^\s*(?:\{(?<lines>[^}]*)\}|(?<name>[A-Za-z]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>[\w-]+)))(?=\s|$)/

/** Reads the parts of a fence's first line; `rest` is what could not be read. */
export function readCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { values: new Map(), lines: undefined, rest: text.trim() }
  for (let match = PART.exec(meta.rest); match?.groups; match = PART.exec(meta.rest)) {
    const { lines, name, quoted, bare } = match.groups
    if (lines !== undefined && meta.lines) break
    if (name !== undefined && meta.values.has(name)) break
    if (lines !== undefined) meta.lines = readLines(lines) ?? []
    else if (name !== undefined) meta.values.set(name, quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? '')
    meta.rest = meta.rest.slice(match[0].length).trim()
  }
  return meta
}

/** `2,4-5` as line numbers in ascending order, or nothing when it is no such list. */
function readLines(text: string): number[] | undefined {
  const lines: number[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part)
    if (!match) return undefined
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from <= (lines.at(-1) ?? 0) || to < from) return undefined
    for (let line = from; line <= to; line++) lines.push(line)
  }
  return lines
}

/** Writes line numbers as `2,4-5`. */
export function writeLines(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && line === last.to + 1) last.to = line
    else ranges.push({ from: line, to: line })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

/** Writes a quoted value. */
export function writeQuoted(name: string, value: string): string {
  return `${name}="${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
