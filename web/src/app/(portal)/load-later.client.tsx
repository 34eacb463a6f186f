'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { loadLater } from '../../lib/after-load.ts'

const PARTS = {
  shell: () => import('./later.client.tsx').then((part) => part.Later),
  feedback: () => import('../../features/feedback/feedback-answer.client.tsx').then((part) => part.FeedbackAnswer),
}

/** Loads, once the page is there, a part that nobody misses before. */
export function LoadLater({ part }: { part: keyof typeof PARTS }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => loadLater(PARTS[part], (loaded) => setPart(() => loaded)), [part])
  return Part && <Part />
}
