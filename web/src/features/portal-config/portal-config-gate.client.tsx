'use client'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { loadLast } from '../../lib/after-load.ts'
import type { PortalConfig } from './portal-config.ts'
import type { CallProps } from './portal-config-call.client.tsx'

const PortalConfigContext = createContext<PortalConfig | null>(null)

const loadCall = () => import('./portal-config-call.client.tsx').then((part) => part.PortalConfigCall)
const loadWait = () => import('./portal-config-wait.client.tsx').then((part) => part.PortalConfigWait)

type GateProps = { fallback?: PortalConfig | undefined; children: ReactNode }

/**
 * Has the configuration call made once and keeps the answer for the whole page. The server's configuration stands until
 * it comes, and if it never does; a page that came without one renders nothing until the call answers. What makes the
 * call is loaded by itself: last of all, where the page needs no answer to be there. A page that needs one, and can't
 * load what asks for it, has crashed.
 */
export function PortalConfigGate({ fallback, children }: GateProps) {
  const [answer, setAnswer] = useState<PortalConfig>()
  const [Call, setCall] = useState<ComponentType<CallProps>>()
  const [crash, setCrash] = useState<Error>()
  const hasFallback = fallback !== undefined

  useEffect(() => {
    const use = (part: ComponentType<CallProps>) => setCall(() => part)
    if (hasFallback) return loadLast(loadCall, use)
    loadWait().then(use, setCrash)
    return undefined
  }, [hasFallback])

  if (crash) throw crash
  const config = answer ?? fallback
  return (
    <>
      {Call && <Call onAnswer={setAnswer} />}
      {config && <PortalConfigContext value={config}>{children}</PortalConfigContext>}
    </>
  )
}

/** The portal configuration, for anything inside the gate. */
export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext)
  if (!config) throw new Error('usePortalConfig is called outside PortalConfigGate')
  return config
}
