'use client'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import type { PreviewToolsProps } from './preview-tools.client.tsx'
import styles from './preview-banner.module.css'

const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Says that the page is a draft, until when it can be seen, and how to leave. Inside the Studio that is plain. */
export function PreviewBanner({ kind, until }: PreviewToolsProps) {
  const path = usePathname()
  const framed = useSyncExternalStore(noChange, isFramed, () => false)
  if (framed && kind !== 'ended') return null
  return (
    <aside className={styles['banner']} aria-label="Preview" data-preview={kind}>
      <p>
        {kind === 'ended' ? (
          <>
            <strong>The preview has ended.</strong> You see what is published.
          </>
        ) : (
          <>
            <strong>Draft preview.</strong>{' '}
            {kind === 'link' ? 'This page is a draft; all others are as published.' : 'All drafts show.'}
            {until !== undefined && ` It expires on ${WHEN.format(until)} UTC.`}
          </>
        )}
      </p>
      <a href={`/api/draft-mode/disable?redirect=${encodeURIComponent(path)}`}>Leave the preview</a>
    </aside>
  )
}

const noChange = () => () => {}
const isFramed = () => window.self !== window.top
