'use client'
import { lazy, Suspense } from 'react'

export type PreviewToolsProps = {
  kind: 'studio' | 'link' | 'ended'
  until?: number | undefined
  studioUrl?: string | undefined
}

const Preview = lazy(() => import('./preview.client.tsx').then((part) => ({ default: part.Preview })))

/** Loads what a preview needs, so that the pages of readers carry none of it. */
export function PreviewTools(props: PreviewToolsProps) {
  return (
    <Suspense>
      <Preview {...props} />
    </Suspense>
  )
}
