'use client'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { RetryBox } from '../../ui/retry-box.tsx'
import type { FeedbackWordsProps } from './feedback-words.client.tsx'
import { FORM_ID } from './form-id.ts'
import { MESSAGES } from './messages.ts'
import { newFeedbackId, sendFeedback } from './send-feedback.ts'

/** A vote: the form, and what stood in it at that moment. */
type Cast = { form: HTMLFormElement; fields: FormData }

/** Takes the votes of the form. */
export function FeedbackAnswer() {
  const [cast, setCast] = useState<Cast>()
  useEffect(() => {
    const form = document.getElementById(FORM_ID)
    if (!(form instanceof HTMLFormElement)) return
    const vote = (event: SubmitEvent) => {
      event.preventDefault()
      setCast({ form, fields: new FormData(form, event.submitter) })
    }
    form.addEventListener('submit', vote)
    return () => form.removeEventListener('submit', vote)
  }, [])
  return cast && <Answer {...cast} />
}

/** Sends a vote, says in the form what became of it and then, in a part that is loaded for it, asks why. */
function Answer({ form, fields }: Cast) {
  const [stage, setStage] = useState<keyof typeof MESSAGES>('asked')
  const [Words, setWords] = useState<ComponentType<FeedbackWordsProps>>()
  const [lost, setLost] = useState(false)
  const id = useRef('')
  const vote = fields.get('helpful') === 'yes' ? 'yes' : 'no'
  const path = String(fields.get('path'))

  const send = async (more: FormData) => {
    more.set('id', (id.current ||= newFeedbackId()))
    more.set('path', path)
    return (await sendFeedback(more)) === 'sent'
  }
  const loadWords = () => {
    setLost(false)
    import('./feedback-words.client.tsx').then(
      (part) => setWords(() => part.FeedbackWords),
      () => setLost(true),
    )
  }
  const take = async () => {
    const sent = await send(fields)
    setStage(sent ? 'voted' : 'failed')
    if (sent) loadWords()
  }
  const taken = useRef<FormData>(undefined)
  useEffect(() => {
    // Once for each vote, whatever renders this again.
    if (taken.current === fields) return
    taken.current = fields
    void take()
  })
  useEffect(() => {
    for (const button of form.querySelectorAll<HTMLButtonElement>('button[name=helpful]'))
      button.ariaPressed = String(button.value === vote)
    form.querySelector('output')?.replaceChildren(MESSAGES[stage])
  }, [form, vote, stage])

  return (
    <>
      {lost && <RetryBox onRetry={loadWords}>Your answer has been sent. Retry to add some words to it.</RetryBox>}
      {Words && stage === 'voted' && (
        <Words vote={vote} send={send} onDone={(sent) => setStage(sent ? 'thanked' : 'failed')} />
      )}
    </>
  )
}
