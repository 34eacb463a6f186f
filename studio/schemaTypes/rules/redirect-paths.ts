import type { Verdict } from './verdict.ts'
import { safeAddress } from './link-address.ts'

/** The old address: a path of this portal, as a reader may still hold it. */
export function redirectFrom(from: string | undefined): Verdict {
  if (!from) return true
  if (!from.startsWith('/')) return 'Begin with /.'
  if (from === '/') return 'The home page can not be redirected.'
  if (/[?#]/.test(from)) return 'Only the path is compared: leave out ? and #.'
  if (from.endsWith('/')) return 'Leave out the / at the end.'
  return /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+$/.test(from) ? true : 'Holds characters that no path has, or an empty part.'
}

/** The new address: another path of this portal or a whole https address. */
export function redirectTo(to: string | undefined, parent: unknown): Verdict {
  if (!to) return true
  if (!/^(?:\/|https?:\/\/)/i.test(to)) return 'Begin with / or https://.'
  const verdict = safeAddress(to)
  if (verdict !== true) return verdict
  const from = typeof parent === 'object' && parent !== null && 'from' in parent ? parent.from : undefined
  return to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '') === from ? 'Leads back to itself.' : true
}
