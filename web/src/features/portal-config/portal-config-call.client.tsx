'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import { PORTAL_CONFIG_PATH } from '../../site.ts'
import { fetchPortalConfig, lastGoodConfig, retryConfigIn } from './fetch-portal-config.ts'
import type { PortalConfig } from './portal-config.ts'

/** A call that failed: how to make it again, and what it answered the last time it succeeded in this browser. */
export type FailedCall = { again: () => void; lastGood?: PortalConfig | undefined }

export type PortalConfigCallProps = {
  onAnswer: (config: PortalConfig) => void
  onFailure: (failed: FailedCall) => void
}

/** Makes the configuration call. It shows nothing. */
export function PortalConfigCall({ onAnswer, onFailure }: PortalConfigCallProps) {
  const { data, error, mutate } = useSWR(PORTAL_CONFIG_PATH, fetchPortalConfig, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
      const delay = retryConfigIn(failure, retryCount)
      if (delay !== undefined) setTimeout(() => void revalidate({ retryCount }), delay)
    },
  })
  useEffect(() => {
    if (data) onAnswer(data)
    else if (error) onFailure({ again: () => void mutate(), lastGood: lastGoodConfig() })
  }, [data, error, mutate, onAnswer, onFailure])
  return null
}
