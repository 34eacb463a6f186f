'use client'
import { type CallProps, useConfigCall } from './use-config-call.client.ts'

/** Makes the configuration call for a page that has a configuration already. It shows nothing. */
export function PortalConfigCall(props: CallProps) {
  useConfigCall(props)
  return null
}
