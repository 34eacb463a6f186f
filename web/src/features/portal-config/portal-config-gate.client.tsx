'use client'
import { createContext, useContext, type ReactNode } from 'react'
import useSWR from 'swr'
import { SITE } from '../../site.ts'
import { RetryBox } from '../../ui/retry-box.tsx'
import { fetchPortalConfig, lastGoodConfig, retryConfigIn } from './fetch-portal-config.ts'
import styles from './portal-config-gate.module.css'
import type { PortalConfig } from './portal-config.ts'

const PortalConfigContext = createContext<PortalConfig | null>(null)

type GateProps = { fallback?: PortalConfig | undefined; children: ReactNode }

/**
 * Makes the configuration call once and keeps the answer for the whole page. The server's configuration stands until it
 * comes, and if it never does; a page that came without one renders nothing until the call answers.
 */
export function PortalConfigGate({ fallback, children }: GateProps) {
  const { data, error, mutate } = useSWR(SITE.portalConfigPath, fetchPortalConfig, {
    ...(fallback && { fallbackData: fallback }),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
      const delay = retryConfigIn(failure, retryCount)
      if (delay !== undefined) setTimeout(() => void revalidate({ retryCount }), delay)
    },
  })
  const config = data ?? (error ? lastGoodConfig() : undefined)
  if (config) return <PortalConfigContext value={config}>{children}</PortalConfigContext>
  if (!error) return null
  return (
    <main className={`wrap ${styles.alone}`}>
      <RetryBox title="The portal did not load" onRetry={() => void mutate()}>
        Its configuration could not be read. Check your connection, then try again.
      </RetryBox>
    </main>
  )
}

/** The portal configuration, for anything inside the gate. */
export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext)
  if (!config) throw new Error('usePortalConfig is called outside PortalConfigGate')
  return config
}
