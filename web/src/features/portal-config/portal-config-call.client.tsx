'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import { RetryBox } from '../../ui/retry-box.tsx'
import { fetchPortalConfig, lastGoodConfig, retryConfigIn } from './fetch-portal-config.ts'
import type { PortalConfig } from './portal-config.ts'

const PORTAL_CONFIG_PATH = '/dev-portal/internal/config'

export type PortalConfigCallProps = {
  /** Whether the page has no configuration, and so nothing to show, until the call answers. */
  isMissing: boolean
  onAnswer: (config: PortalConfig) => void
}

/**
 * Makes the configuration call. Where it fails and the page has no configuration, the one that this browser got last
 * serves; without any, a box with a button shows.
 */
export function PortalConfigCall({ isMissing, onAnswer }: PortalConfigCallProps) {
  const { data, error, mutate } = useSWR(PORTAL_CONFIG_PATH, fetchPortalConfig, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
      const delay = retryConfigIn(failure, retryCount)
      if (delay !== undefined) setTimeout(() => void revalidate({ retryCount }), delay)
    },
  })
  const hasFailed = isMissing && error !== undefined
  const config = data ?? (hasFailed ? lastGoodConfig() : undefined)
  useEffect(() => {
    if (config) onAnswer(config)
  })
  if (config || !hasFailed) return null
  return (
    <main className="wrap ui-notice-alone">
      <RetryBox title="The portal did not load" onRetry={() => void mutate()}>
        Its configuration could not be read. Check your connection, then try again.
      </RetryBox>
    </main>
  )
}
