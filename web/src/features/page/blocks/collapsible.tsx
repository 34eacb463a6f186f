import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './collapsible.module.css'

/** Detail that few readers need: folded, and open on paper. */
export function Collapsible({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>
        <Icon name="right" />
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  )
}
