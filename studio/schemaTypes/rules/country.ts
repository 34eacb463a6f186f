import type { Verdict } from './verdict.ts'

// Every region that has a name is one that ISO 3166-1 assigns; the few extra codes of CLDR are taken out.
const NOT_ASSIGNED = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** The English name of an ISO 3166-1 alpha-2 code, undefined when no country has it. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || NOT_ASSIGNED.has(code)) return undefined
  // A code that was given up for another (UK, DD) is read as that other one.
  return new Intl.Locale(`und-${code}`).region === code ? names.of(code) : undefined
}

/** A country by its ISO 3166-1 alpha-2 code. */
export function country(code: string | undefined): Verdict {
  if (!code) return true
  if (!/^[A-Z]{2}$/.test(code)) return 'Use the two capitals of ISO 3166-1, for example FR.'
  return countryName(code) ? true : `No country has the code ${code}.`
}
