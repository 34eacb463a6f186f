'use client'
import { useEffect, useState } from 'react'
import { RetryBox } from '../../ui/retry-box.tsx'
import { lastGoodConfig } from './fetch-portal-config.ts'
import { type CallProps, useConfigCall } from './use-config-call.client.ts'

/**
 * Makes the configuration call for a page that came without a configuration. When it fails the one that this browser
 * got last serves; without any, a box with a button shows.
 */
export function PortalConfigWait({ onAnswer }: CallProps) {
  const { hasFailed, again } = useConfigCall({ onAnswer })
  const [lastGood] = useState(lastGoodConfig)
  useEffect(() => {
    if (hasFailed && lastGood) onAnswer(lastGood)
  }, [hasFailed, lastGood, onAnswer])
  if (!hasFailed || lastGood) return null
  return (
    <main className="wrap ui-notice-alone">
      <RetryBox title="The portal did not load" onRetry={again}>
        Its configuration could not be read. Check your connection, then try again.
      </RetryBox>
    </main>
  )
}
