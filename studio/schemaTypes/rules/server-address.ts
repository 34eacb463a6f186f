import { safeAddress } from './link-address.ts'
import type { Verdict } from './verdict.ts'

/** Where an API answers: an http(s) address or a path of this portal. */
export function serverAddress(address: string | undefined): Verdict {
  if (!address) return true
  const verdict = safeAddress(address)
  if (verdict !== true) return verdict
  return /^(?:https?:\/\/|\/)/i.test(address) ? true : 'Begin with https:// or /.'
}
