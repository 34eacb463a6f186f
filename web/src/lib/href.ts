/**
 * The one form of a path on this site: no query, no hash, no trailing `index.html`, no trailing slash.
 * The root stays `/`; an empty path stays empty, since an entry without a target must not match the root.
 */
export function normalisePath(path: string): string {
  const bare = path.trim().replace(/[?#].*$/s, '')
  if (bare === '') return ''
  const trimmed = bare.replace(/\/+(?:index\.html)?\/*$/, '')
  return trimmed === '' ? '/' : trimmed
}

/** Whether a link target stays on this site, so that the router can follow it. */
export function isInternal(target: string): boolean {
  return /^\/(?![/\\])/.test(target)
}

/** A link target in its canonical form; query and hash are kept. Targets on other sites are left as typed. */
export function canonicalHref(target: string): string {
  const href = target.trim()
  if (!isInternal(href)) return href
  const suffix = /[?#].*$/s.exec(href)?.[0] ?? ''
  return normalisePath(href) + suffix
}
