import { useId } from 'react'
import type { ReactNode } from 'react'
import { items } from '../../../lib/list.ts'
import type { MemberOf, RichText } from '../body-types.ts'
import styles from './table.module.css'

type TableProps = {
  value: MemberOf<'table'>
  renderCell: (content: RichText | undefined) => ReactNode
}

/** A table in a region of its own, which scrolls sideways when it is wider than the text. */
export function Table({ value, renderCell }: TableProps) {
  const captionId = useId()
  const rows = items(value.rows)
  const head = value.headerRow ? rows[0] : undefined
  const name = value.caption ? { 'aria-labelledby': captionId } : { 'aria-label': 'Table' }
  return (
    <div className={styles['region']} role="group" tabIndex={0} {...name}>
      <table className={styles['table']}>
        {value.caption && <caption id={captionId}>{value.caption}</caption>}
        {head && (
          <thead>
            <tr>
              {items(head.cells).map((cell) => (
                <th key={cell._key} scope="col">
                  {renderCell(cell.content)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {(head ? rows.slice(1) : rows).map((row) => (
            <tr key={row._key}>
              {items(row.cells).map((cell) => (
                <td key={cell._key}>{renderCell(cell.content)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
