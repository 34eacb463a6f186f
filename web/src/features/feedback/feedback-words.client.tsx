'use client'
import { feedbackReasons } from '@portal/content-rules/feedback'
import { type FormEvent, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import styles from './feedback.module.css'

type Vote = 'yes' | 'no'

export type FeedbackWordsProps = {
  vote: Vote
  /** Answers whether it was sent. */
  send: (fields: FormData) => Promise<boolean>
  onDone: (sent: boolean) => void
}

/** Why a page was or was not helpful; loaded once somebody has voted. */
export function FeedbackWords({ vote, send, onDone }: FeedbackWordsProps) {
  const [busy, setBusy] = useState(false)
  const tell = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const fields = new FormData(event.currentTarget)
    fields.set('helpful', vote)
    onDone(await send(fields))
  }
  return (
    <form className={styles['words']} onSubmit={tell}>
      {vote === 'no' && (
        <fieldset>
          <legend>What was wrong?</legend>
          {feedbackReasons.map(({ title, value }) => (
            <label key={value}>
              <input type="checkbox" name="reason" value={value} />
              {title}
            </label>
          ))}
        </fieldset>
      )}
      <label>
        {vote === 'no' ? 'What were you looking for? (optional)' : 'What helped most? (optional)'}
        <textarea name="comment" rows={3} maxLength={2000} aria-describedby="feedback-privacy" />
      </label>
      <p id="feedback-privacy">No name or address is kept. Please write no personal data.</p>
      <button className={buttonClass({ secondary: true, small: true })} type="submit" disabled={busy}>
        Send
      </button>
    </form>
  )
}
