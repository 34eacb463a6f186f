'use client'
import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { RetryBox } from '../../ui/retry-box.tsx'
import styles from './feedback.module.css'
import type { FeedbackWordsProps, Vote } from './feedback-words.client.tsx'
import { outcomeId } from './outcome.ts'
import { newFeedbackId, sendFeedback } from './send-feedback.ts'

const MESSAGES = {
  asked: '',
  voted: 'Thank you.',
  thanked: 'Thank you. The writers of this page will read it.',
  failed: 'That could not be sent. Please try again in a few minutes.',
} as const

/**
 * Asks whether a page was helpful and then, in a part that is loaded for it, why. Without scripts it is a plain form,
 * and the address of the answer shows what became of it.
 */
export function FeedbackForm({ path }: { path: string }) {
  const [stage, setStage] = useState<keyof typeof MESSAGES>('asked')
  const [vote, setVote] = useState<Vote>()
  const [Words, setWords] = useState<ComponentType<FeedbackWordsProps>>()
  const [lost, setLost] = useState(false)
  const id = useRef('')

  const send = async (fields: FormData) => {
    fields.set('id', (id.current ||= newFeedbackId()))
    fields.set('path', path)
    return (await sendFeedback(fields)) === 'sent'
  }
  const loadWords = () => {
    setLost(false)
    import('./feedback-words.client.tsx').then(
      (part) => setWords(() => part.FeedbackWords),
      () => setLost(true),
    )
  }
  const cast = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { nativeEvent, currentTarget } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const fields = new FormData(currentTarget, button)
    setVote(fields.get('helpful') === 'yes' ? 'yes' : 'no')
    const sent = await send(fields)
    setStage(sent ? 'voted' : 'failed')
    if (sent) loadWords()
  }

  return (
    <section className={styles['feedback']} aria-labelledby="feedback">
      <form className={styles['question']} action="/api/feedback" method="post" onSubmit={cast}>
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
        <VoteButton vote="yes" label="Yes" chosen={vote} />
        <VoteButton vote="no" label="No" chosen={vote} />
        <output>{MESSAGES[stage]}</output>
      </form>
      {lost && <RetryBox onRetry={loadWords}>Your answer has been sent. Retry to add some words to it.</RetryBox>}
      {Words && vote && stage === 'voted' && (
        <Words vote={vote} send={send} onDone={(sent) => setStage(sent ? 'thanked' : 'failed')} />
      )}
      <p id={outcomeId('sent')} className={styles['outcome']}>
        {MESSAGES.thanked}
      </p>
      <p id={outcomeId('failed')} className={styles['outcome']}>
        {MESSAGES.failed}
      </p>
    </section>
  )
}

function VoteButton({ vote, label, chosen }: { vote: Vote; label: string; chosen: Vote | undefined }) {
  return (
    <button
      className={buttonClass({ secondary: true, small: true })}
      type="submit"
      name="helpful"
      value={vote}
      aria-pressed={chosen === vote}
    >
      {label}
    </button>
  )
}
