import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { FORM_ID } from './form-id.ts'
import styles from './feedback.module.css'
import { MESSAGES } from './messages.ts'
import { outcomeId } from './outcome.ts'

/**
 * Asks whether a page was helpful and then why. A plain form: until `children` (`FeedbackAnswer`, which takes the votes)
 * are there, and without scripts, the browser sends it, and the address of the answer shows what became of it.
 */
export function FeedbackForm({ path, children }: { path: string; children: ReactNode }) {
  return (
    <section className={styles['feedback']} aria-labelledby="feedback">
      <form id={FORM_ID} className={styles['question']} action="/api/feedback" method="post">
        <p id="feedback">Was this page helpful?</p>
        <input type="hidden" name="path" value={path} />
        <label className="visually-hidden" aria-hidden="true">
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <label className={styles['plain']}>
          What was missing or wrong? (optional)
          <textarea name="comment" rows={3} maxLength={2000} />
        </label>
        <VoteButton vote="yes" label="Yes" />
        <VoteButton vote="no" label="No" />
        <output />
      </form>
      {children}
      <p id={outcomeId('sent')} className={styles['outcome']}>
        {MESSAGES.thanked}
      </p>
      <p id={outcomeId('failed')} className={styles['outcome']}>
        {MESSAGES.failed}
      </p>
    </section>
  )
}

function VoteButton({ vote, label }: { vote: 'yes' | 'no'; label: string }) {
  return (
    <button
      className={buttonClass({ secondary: true, small: true })}
      type="submit"
      name="helpful"
      value={vote}
      aria-pressed={false}
    >
      {label}
    </button>
  )
}
