'use client'
import { LiveLine } from '../../features/live/live-line.client.tsx'
import { PrefetchOnIntent } from '../../features/navigation/prefetch-on-intent.client.tsx'
import { ProgressBar } from '../../features/navigation/progress-bar.client.tsx'

/** What makes navigations quicker, says when one is slow, and has an open page take up what is published. */
export function Later() {
  return (
    <>
      <ProgressBar />
      <PrefetchOnIntent />
      <LiveLine />
    </>
  )
}
