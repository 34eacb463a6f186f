'use client'
import { lazy, Suspense } from 'react'

export type PreviewToolsProps = {
  kind: 'studio' | 'link' | 'ended'
  until?: number | undefined
  studioUrl?: string | undefined
}

const Banner = lazy(() =>
  import('./preview-banner.client.tsx').then(({ PreviewBanner }) => ({ default: PreviewBanner })),
)
const Editing = lazy(() => import('./click-to-edit.client.tsx').then(({ ClickToEdit }) => ({ default: ClickToEdit })))

/** Loads what a preview needs, so that the pages of readers carry none of it. */
export function PreviewTools(props: PreviewToolsProps) {
  return (
    <Suspense>
      <Banner {...props} />
      {props.kind === 'studio' && <Editing />}
    </Suspense>
  )
}
