'use client'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { loadLast } from '../../lib/after-load.ts'
import { RetryBox } from '../../ui/retry-box.tsx'
import type { FailedCall, PortalConfigCallProps } from './portal-config-call.client.tsx'
import type { PortalConfig } from './portal-config.ts'

const PortalConfigContext = createContext<PortalConfig | null>(null)

const load = () => import('./portal-config-call.client.tsx')

type Part = Awaited<ReturnType<typeof load>>

type GateProps = { fallback?: PortalConfig | undefined; children: ReactNode }

/**
 * Has the configuration call made once and keeps the answer for the whole page. The server's configuration stands until
 * it comes, and if it never does; a page that came without one renders nothing until the call answers. What makes the
 * call is loaded by itself: last of all, where the page needs no answer to be there.
 */
export function PortalConfigGate({ fallback, children }: GateProps) {
  const [answer, setAnswer] = useState<PortalConfig>()
  const [failed, setFailed] = useState<FailedCall>()
  const [Call, setCall] = useState<ComponentType<PortalConfigCallProps>>()
  const hasFallback = fallback !== undefined

  useEffect(() => {
    const use = (part: Part) => setCall(() => part.PortalConfigCall)
    if (hasFallback) return loadLast(load, use)
    const loadNow = () => void load().then(use, () => setFailed({ again: loadNow }))
    loadNow()
    return undefined
  }, [hasFallback])

  const config = answer ?? fallback ?? failed?.lastGood
  return (
    <>
      {Call && <Call onAnswer={setAnswer} onFailure={setFailed} />}
      {config ? (
        <PortalConfigContext value={config}>{children}</PortalConfigContext>
      ) : failed ? (
        <main className="wrap ui-notice-alone">
          <RetryBox title="The portal did not load" onRetry={failed.again}>
            Its configuration could not be read. Check your connection, then try again.
          </RetryBox>
        </main>
      ) : null}
    </>
  )
}

/** The portal configuration, for anything inside the gate. */
export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext)
  if (!config) throw new Error('usePortalConfig is called outside PortalConfigGate')
  return config
}
