import styles from './deck.module.css'
import type { DemoStep } from './demo.ts'

type DeckProps = { steps: readonly Pick<DemoStep, 'id' | 'label'>[]; current: number; done: boolean }

/** How far the visitor is: a deck laid from left to right. */
export function Deck({ steps, current, done }: DeckProps) {
  return (
    <ol className={styles['deck']} aria-label={`Progress: step ${current + 1} of ${steps.length}`}>
      {steps.map(({ id, label }, index) => (
        <li
          key={id}
          data-done={index < current || (index === current && done) ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>
            Step {index + 1} of {steps.length}
          </span>
          <b>{label}</b>
        </li>
      ))}
    </ol>
  )
}
