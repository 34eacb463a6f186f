import type { Verdict } from './verdict.ts'

const NEEDED: Readonly<Record<string, string>> = { bundled: 'bundled', file: 'file', url: 'url' }
const NAMES: Readonly<Record<string, string>> = {
  bundled: 'a bundled description',
  file: 'an uploaded file',
  url: 'an address',
}

/** A reference shows exactly one description: the one that its kind names, and no other is filled in. */
export function oneSource(source: unknown): Verdict {
  if (typeof source !== 'object' || source === null) return true
  const fields = new Map<string, unknown>(Object.entries(source))
  const kind = fields.get('kind')
  if (typeof kind !== 'string' || !(kind in NEEDED)) return 'Choose where the description comes from.'
  const filled = Object.keys(NEEDED).filter((name) => Boolean(fields.get(name)))
  if (!filled.includes(kind)) return `Give ${NAMES[kind]}.`
  return filled.length === 1
    ? true
    : `Only one source counts: clear ${filled
        .filter((name) => name !== kind)
        .map((name) => NAMES[name])
        .join(' and ')}.`
}
