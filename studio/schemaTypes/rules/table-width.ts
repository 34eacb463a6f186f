import type { Verdict } from './verdict.ts'

/** Every row of a table holds as many cells as the first. */
export function sameWidth(rows: unknown): Verdict {
  if (!Array.isArray(rows)) return true
  const widths = rows.map(cellCount)
  const first = widths[0]
  const odd = widths.findIndex((width) => width !== first)
  return odd === -1 ? true : `Row ${odd + 1} has ${widths[odd]} cells, the first has ${first}.`
}

function cellCount(row: unknown): number {
  if (typeof row !== 'object' || row === null || !('cells' in row)) return 0
  return Array.isArray(row.cells) ? row.cells.length : 0
}
