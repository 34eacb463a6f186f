'use client'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { loadLater } from '../../lib/after-load.ts'
import type { FeedbackAnswerProps } from './feedback-answer.client.tsx'
import styles from './feedback.module.css'

const load = () => import('./feedback-answer.client.tsx')

/**
 * The form around the question (`children`). A vote is taken by a part that is loaded after the page; until that is
 * there, and where it could not be loaded, the browser sends the form by itself.
 */
export function FeedbackQuestion({ children }: { children: ReactNode }) {
  const [Answer, setAnswer] = useState<ComponentType<FeedbackAnswerProps>>()
  const [cast, setCast] = useState<FeedbackAnswerProps['cast']>()

  useEffect(() => loadLater(load, (part) => setAnswer(() => part.FeedbackAnswer)), [])
  const vote = (event: FormEvent<HTMLFormElement>) => {
    if (!Answer) return
    event.preventDefault()
    const { nativeEvent, currentTarget: form } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    setCast({ form, fields: new FormData(form, button) })
  }
  return (
    <>
      <form className={styles['question']} action="/api/feedback" method="post" onSubmit={vote}>
        {children}
      </form>
      {Answer && cast && <Answer cast={cast} />}
    </>
  )
}
