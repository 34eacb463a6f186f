'use client'
import { lazy } from 'react'
import { PreviewBanner } from './preview-banner.client.tsx'
import type { PreviewToolsProps } from './preview-tools.client.tsx'

// Large, and of use to those alone who can open the Studio.
const Editing = lazy(() => import('./click-to-edit.client.tsx').then(({ ClickToEdit }) => ({ default: ClickToEdit })))

/** What a preview adds to a page: the banner and, in the Studio, clicks on texts. */
export function Preview(props: PreviewToolsProps) {
  return (
    <>
      <PreviewBanner {...props} />
      {props.kind === 'studio' && <Editing />}
    </>
  )
}
