import type { Verdict } from './verdict.ts'

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/**
 * Lets through what a reader may follow: `/path`, `#anchor`, `?query`, `https:`, `http:`, `mailto:`, `tel:`.
 * Browsers drop tabs and line ends inside an address, so `java\tscript:` would run: any such character is refused.
 */
export function safeAddress(address: string | undefined): Verdict {
  if (!address) return true
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/.test(address))
    return 'An address holds no spaces, line ends or invisible characters.'
  // A backslash counts as a slash in browsers.
  if (/^[/\\]{2}/.test(address) || address.includes('\\'))
    return 'Write the address whole, beginning with https://, or begin with one / for a page of this portal.'
  const scheme = SCHEME.exec(address)?.[1]
  if (!scheme)
    return /^[/#?]/.test(address) ? true : 'Begin with / for a page of this portal, # for a heading, or https://.'
  if (!SCHEMES.has(`${scheme.toLowerCase()}:`)) return `${scheme}: addresses are not allowed.`
  if (/^https?$/i.test(scheme) && !/^https?:\/\/[^/?#]+/i.test(address)) return 'The address has no host.'
  return address.length > scheme.length + 1 ? true : 'The address is incomplete.'
}
