'use client'
import { useCallback, useState } from 'react'
import { RetryBox } from '../../ui/retry-box.tsx'
import { lastGoodConfig } from './fetch-portal-config.ts'
import { type CallProps, PortalConfigCall } from './portal-config-call.client.tsx'

/**
 * Makes the configuration call for a page that came without a configuration. When it fails the one that this browser
 * got last serves; without any, a box with a button shows until the call is answered.
 */
export function PortalConfigWait({ onAnswer }: CallProps) {
  const [failed, setFailed] = useState<{ again: () => void }>()
  const onFailure = useCallback(
    (again: () => void) => {
      const lastGood = lastGoodConfig()
      if (lastGood) onAnswer(lastGood)
      else setFailed({ again })
    },
    [onAnswer],
  )
  const answered = useCallback<CallProps['onAnswer']>(
    (config) => {
      setFailed(undefined)
      onAnswer(config)
    },
    [onAnswer],
  )
  return (
    <>
      <PortalConfigCall onAnswer={answered} onFailure={onFailure} />
      {failed && (
        <main className="wrap ui-notice-alone">
          <RetryBox title="The portal did not load" onRetry={failed.again}>
            Its configuration could not be read. Check your connection, then try again.
          </RetryBox>
        </main>
      )}
    </>
  )
}
