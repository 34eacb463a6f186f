import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Selection } from '../description/cut.ts'
import { DOCUMENT_SLUG } from '../scalar/configuration.ts'

/** The first operations of a page, no more than `most`. */
export function atMost(selections: readonly Selection[], most: number): Selection[] {
  let left = most
  return selections.flatMap((selection) => {
    const operations = selection.operations.slice(0, left)
    if (operations.length < selection.operations.length && operations.length === 0) return []
    left -= operations.length
    return [{ ...selection, operations }]
  })
}

/**
 * What of a page fits into `limit` bytes, told from its markup: whole groups from the first on, or, when not even the
 * first fits, the operations of it that do. The page says where the rest is.
 */
export function fit(selections: readonly Selection[], markup: string, limit: number): Selection[] {
  const spare = limit - (Buffer.byteLength(markup) - sectionBytes(selections, markup))
  const kept: Selection[] = []
  let used = 0
  for (const selection of selections) {
    const size = groupBytes(selection, markup)
    if (used + size > spare) {
      if (kept.length === 0) kept.push({ ...selection, operations: fitOperations(selection, markup, spare) })
      break
    }
    kept.push(selection)
    used += size
  }
  return kept
}

function fitOperations({ operations }: Selection, markup: string, spare: number): Selection['operations'] {
  let used = 0
  const end = operations.findIndex(({ anchor }) => (used += bytesOf(anchor, markup)) > spare)
  return operations.slice(0, Math.max(1, end === -1 ? operations.length : end))
}

const sectionBytes = (selections: readonly Selection[], markup: string) =>
  selections.reduce((sum, selection) => sum + groupBytes(selection, markup), 0)

const groupBytes = ({ operations }: Selection, markup: string) =>
  operations.reduce((sum, { anchor }) => sum + bytesOf(anchor, markup), 0)

// From the operation's section up to its end: sections of operations do not stand within each other.
function bytesOf(anchor: string, markup: string): number {
  const start = markup.indexOf(` id="${DOCUMENT_SLUG}/${escapeHtml(anchor)}"`)
  if (start === -1) return 0
  const end = markup.indexOf('</section>', start)
  return Buffer.byteLength(markup.slice(start, end === -1 ? undefined : end))
}
