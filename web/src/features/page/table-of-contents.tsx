import { Icon } from '../../ui/icon.tsx'
import type { OutlineEntry } from './outline.ts'
import styles from './table-of-contents.module.css'

/** The sections of the page in a column of their own, on wide screens; `FollowSections` marks the one being read. */
export function ContentsColumn({ outline }: { outline: readonly OutlineEntry[] }) {
  return (
    <nav className={`stuck ${styles['column']}`} aria-label="On this page" data-contents="">
      {outline.length > 0 && (
        <>
          <p className={styles['title']}>On this page</p>
          <Entries outline={outline} />
        </>
      )}
    </nav>
  )
}

/** The same list folded under the lead, where there is no room for a column. */
export function ContentsFold({ outline }: { outline: readonly OutlineEntry[] }) {
  if (outline.length === 0) return null
  return (
    <details className={styles['fold']}>
      <summary>
        On this page
        <Icon name="right" />
      </summary>
      <Entries outline={outline} />
    </details>
  )
}

function Entries({ outline }: { outline: readonly OutlineEntry[] }) {
  return (
    <ul>
      {outline.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <Entries outline={children} />}
        </li>
      ))}
    </ul>
  )
}
