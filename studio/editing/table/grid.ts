import { insert, unset, type FormPatch } from 'sanity'
import { recordsIn } from '../preview/records.ts'

/** A table as its grid shows it: keys, and the content of each cell as it is stored. */
export type GridRow = { key: string; cells: { key: string; content: unknown }[] }

export function gridOf(rows: unknown): GridRow[] {
  return recordsIn(rows).map((row) => ({
    key: String(row['_key']),
    cells: recordsIn(row['cells']).map((cell) => ({ key: String(cell['_key']), content: cell['content'] })),
  }))
}

const emptyCell = (newKey: () => string) => ({ _type: 'tableCell', _key: newKey(), content: [] })

/** A row of empty cells at the end, as wide as the first one. */
export function addRow(grid: readonly GridRow[], newKey: () => string): FormPatch[] {
  const width = grid[0]?.cells.length ?? 2
  const row = { _type: 'tableRow', _key: newKey(), cells: Array.from({ length: width }, () => emptyCell(newKey)) }
  return [insert([row], 'after', [-1])]
}

/** A column of empty cells at the right. */
export function addColumn(grid: readonly GridRow[], newKey: () => string): FormPatch[] {
  return grid.map(({ key }) => insert([emptyCell(newKey)], 'after', [{ _key: key }, 'cells', -1]))
}

export function removeRow(key: string): FormPatch[] {
  return [unset([{ _key: key }])]
}

/** Takes the cell at one place out of every row that has one there. */
export function removeColumn(grid: readonly GridRow[], at: number): FormPatch[] {
  return grid.flatMap(({ key, cells }) => {
    const cell = cells[at]
    return cell ? [unset([{ _key: key }, 'cells', { _key: cell.key }])] : []
  })
}
