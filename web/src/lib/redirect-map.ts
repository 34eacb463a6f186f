import { canonicalPath } from './canonical-path.ts'

/** A redirect as a writer made it. */
export type RedirectRule = { from: string; to: string; permanent: boolean }

export type Redirect = { to: string; permanent: boolean }

const MOST_HOPS = 20

/**
 * The redirects by the canonical path that they lead away from, each straight to its end: a reader is sent on once. One
 * that leads back to itself, or nowhere that can be said, is none. A page that is live ends every chain.
 */
export function redirectMap(
  rules: readonly RedirectRule[],
  isLive: (path: string) => boolean,
): ReadonlyMap<string, Redirect> {
  const byPath = new Map(rules.map((rule) => [canonicalPath(rule.from.trim()), rule]))
  return new Map(
    [...byPath.keys()].flatMap((from) => {
      const end = isLive(from) ? undefined : endOf(from, byPath, isLive)
      return end ? [[from, end] as const] : []
    }),
  )
}

function endOf(
  from: string,
  byPath: ReadonlyMap<string, RedirectRule>,
  isLive: (path: string) => boolean,
): Redirect | undefined {
  const seen = new Set<string>()
  let path = from
  let target: string | undefined
  let permanent = true
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const rule = byPath.get(path)
    if (!rule || (path !== from && isLive(path))) return target === undefined ? undefined : { to: target, permanent }
    if (seen.has(path)) return undefined
    seen.add(path)
    target = tidyTarget(rule.to)
    if (target === undefined) return undefined
    permanent &&= rule.permanent
    if (!target.startsWith('/')) return { to: target, permanent }
    path = target.replace(/[?#].*$/s, '')
  }
  return undefined
}

// A place on this site in its canonical form, so that no second redirect follows, or an address on the web.
function tidyTarget(to: string): string | undefined {
  const text = to.trim()
  if (/^https?:\/\/[^\s/]/i.test(text)) return text
  if (!/^\/(?![/\\])/.test(text)) return undefined
  const suffix = /[?#].*$/s.exec(text)?.[0] ?? ''
  return canonicalPath(text.slice(0, text.length - suffix.length)) + suffix
}
