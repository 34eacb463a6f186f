import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './demo.module.css'

const ICONS = { tip: 'tip', warning: 'warn', danger: 'bad' } as const

type DemoCalloutProps = {
  tone: keyof typeof ICONS
  title: string
  /** Said at once by a screen reader. */
  announce?: boolean
  children: ReactNode
}

/** A remark in the demo, with a title so that its colour is never alone. */
export function DemoCallout({ tone, title, announce = false, children }: DemoCalloutProps) {
  return (
    <div className={`${styles['callout']} ${styles[tone]}`} role={announce ? 'alert' : 'note'}>
      <Icon name={ICONS[tone]} />
      <strong>{title}</strong>
      {children}
    </div>
  )
}
