'use client'
import { PrefetchOnIntent } from '../../features/navigation/prefetch-on-intent.client.tsx'
import { ProgressBar } from '../../features/navigation/progress-bar.client.tsx'

/** What makes navigations quicker and says when one is slow. */
export function Later() {
  return (
    <>
      <ProgressBar />
      <PrefetchOnIntent />
    </>
  )
}
