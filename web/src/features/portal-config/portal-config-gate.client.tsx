'use client'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { loadLast } from '../../lib/after-load.ts'
import type { PortalConfigCallProps } from './portal-config-call.client.tsx'
import type { PortalConfig } from './portal-config.ts'

const PortalConfigContext = createContext<PortalConfig | null>(null)

const load = () => import('./portal-config-call.client.tsx')

type Part = Awaited<ReturnType<typeof load>>

type GateProps = { fallback?: PortalConfig | undefined; children: ReactNode }

/**
 * Has the configuration call made once and keeps the answer for the whole page. The server's configuration stands until
 * it comes, and if it never does; a page that came without one renders nothing until the call answers. What makes the
 * call, and shows that it failed where that matters, is loaded by itself: last of all, where the page needs no answer
 * to be there. A page that needs one and can't load it has crashed.
 */
export function PortalConfigGate({ fallback, children }: GateProps) {
  const [answer, setAnswer] = useState<PortalConfig>()
  const [Call, setCall] = useState<ComponentType<PortalConfigCallProps>>()
  const [crash, setCrash] = useState<Error>()
  const hasFallback = fallback !== undefined

  useEffect(() => {
    const use = (part: Part) => setCall(() => part.PortalConfigCall)
    if (hasFallback) return loadLast(load, use)
    load().then(use, setCrash)
    return undefined
  }, [hasFallback])

  if (crash) throw crash
  const config = answer ?? fallback
  return (
    <>
      {Call && <Call isMissing={!config} onAnswer={setAnswer} />}
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
