'use client'
import { useMemo } from 'react'
import { DemoRunner } from '../../features/demo/demo-runner.client.tsx'
import { usePortalConfig } from '../../features/portal-config/portal-config-gate.client.tsx'

/** A demo with the client id of the portal configuration. */
export function ConfiguredDemo({ name }: { name: 'accounts' | 'payments' }) {
  const { accounts, payments } = usePortalConfig()
  const clientId = (name === 'accounts' ? accounts : payments).client_id ?? ''
  const currency = payments.currency ?? 'EUR'
  const configured = useMemo(() => ({ clientId, currency }), [clientId, currency])
  return <DemoRunner name={name} configured={configured} />
}
