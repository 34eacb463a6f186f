import { textOf } from '@portal/content-rules/headings'
import type { ReactNode } from 'react'
import { items } from '../../../lib/list.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { MemberOf, RichText } from '../body-types.ts'
import styles from './table.module.css'

type TableProps = {
  value: MemberOf<'table'>
  renderCell: (content: RichText | undefined) => ReactNode
}

/**
 * A table in a region of its own, which scrolls sideways when it is wider than the text. On a phone each row of one with
 * three columns or more is a block with labels.
 */
export function Table({ value, renderCell }: TableProps) {
  const rows = items(value.rows)
  const head = value.headerRow ? rows[0] : undefined
  const labels = items(head?.cells).map(({ content }) => items(content).map(textOf).join(' '))
  const stacks = labels.length > 2
  return (
    <ScrollRegion className={styles['region']} name={value.caption || 'Table'}>
      <table className={stacks ? `${styles['table']} ${styles['stacks']}` : styles['table']}>
        {value.caption && <caption>{value.caption}</caption>}
        {head && (
          <thead>
            <tr>
              {items(head.cells).map((cell, index) =>
                // A corner without words heads nothing.
                labels[index] ? (
                  <th key={cell._key} scope="col">
                    {renderCell(cell.content)}
                  </th>
                ) : (
                  <td key={cell._key}>{renderCell(cell.content)}</td>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {(head ? rows.slice(1) : rows).map((row) => (
            <tr key={row._key}>
              {items(row.cells).map((cell, index) => (
                <td key={cell._key} data-label={(stacks && labels[index]) || undefined}>
                  {renderCell(cell.content)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
