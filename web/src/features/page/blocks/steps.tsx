import type { ReactNode } from 'react'
import { items } from '../../../lib/list.ts'
import type { MemberOf, RichText } from '../body-types.ts'
import styles from './steps.module.css'

type StepsProps = { value: MemberOf<'steps'>; renderContent: (content: RichText | undefined) => ReactNode }

/** What to do, in order. */
export function Steps({ value, renderContent }: StepsProps) {
  return (
    <ol className={styles['steps']}>
      {items(value.steps).map((step) => (
        <li key={step._key}>
          <p className={styles['title']}>{step.title}</p>
          {renderContent(step.content)}
        </li>
      ))}
    </ol>
  )
}
