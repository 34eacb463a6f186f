'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchPortalConfig, retryConfigIn } from './fetch-portal-config.ts'
import type { PortalConfig } from './portal-config.ts'

const PORTAL_CONFIG_PATH = '/dev-portal/internal/config'

/** What waits for the configuration. */
export type CallProps = { onAnswer: (config: PortalConfig) => void }

/** Makes the configuration call. Answers whether it failed, and how to make it again. */
export function useConfigCall({ onAnswer }: CallProps): { hasFailed: boolean; again: () => void } {
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
  }, [data, onAnswer])
  return { hasFailed: error !== undefined && !data, again: () => void mutate() }
}
