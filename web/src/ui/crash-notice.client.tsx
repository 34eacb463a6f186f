'use client'
import { useEffect } from 'react'
import { claimReload, isChunkLoadError } from '../lib/chunk-error.ts'
import { crashMessage } from './crash-message.ts'

export type CrashProps = { error: Error & { digest?: string }; retry: () => void }

/** What a reader sees when rendering threw. A script that did not arrive reloads the page instead, once. */
export function CrashNotice({ error, retry }: CrashProps) {
  const outdated = isChunkLoadError(error)
  useEffect(() => {
    if (outdated && claimReload(window.location.pathname)) window.location.reload()
  }, [outdated])

  return (
    <div className={outdated ? 'ui-notice-page ui-notice-late' : 'ui-notice-page'} data-layout="wide">
      <div className="ui-notice" role="alert">
        <h1>This page crashed</h1>
        <p>Nothing you typed has been sent. The message below helps us mend it.</p>
        <pre>{crashMessage(error)}</pre>
        <button className="ui-button" type="button" onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  )
}
