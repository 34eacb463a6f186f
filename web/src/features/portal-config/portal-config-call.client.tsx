'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchPortalConfig, retryConfigIn } from './fetch-portal-config.ts'
import type { PortalConfig } from './portal-config.ts'

const PORTAL_CONFIG_PATH = '/dev-portal/internal/config'

export type CallProps = {
  onAnswer: (config: PortalConfig) => void
  /** Hears of a failure, and how to make the call again. */
  onFailure?: (again: () => void) => void
}

/** Makes the configuration call. It shows nothing. */
export function PortalConfigCall({ onAnswer, onFailure }: CallProps) {
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
    else if (error) onFailure?.(() => void mutate())
  }, [data, error, mutate, onAnswer, onFailure])
  return null
}
