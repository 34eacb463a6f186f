import styles from './demo.module.css'
import type { Demo, Held } from './demo.ts'

/** What the answers have brought so far. */
export function HeldList({ shown, held }: { shown: Demo['shown']; held: Held }) {
  const rows = shown.filter((row) => held[row.held])
  if (rows.length === 0) return null
  return (
    <>
      <h3 className={styles['heldTitle']}>What you hold so far</h3>
      <dl className={styles['held']}>
        {rows.map((row) => (
          <div key={row.held}>
            <dt>{row.label}</dt>
            <dd>{shorten(held[row.held] ?? '')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function shorten(text: string): string {
  return text.length > 24 && !text.includes('-') ? `${text.slice(0, 12)}…${text.slice(-4)}` : text
}
