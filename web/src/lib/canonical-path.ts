/**
 * The one form of a path: no trailing `index.html`, no trailing or doubled slash.
 * `/docs/x/`, `/docs/x/index.html` and `/docs/x//` all give `/docs/x`.
 */
export function canonicalPath(path: string): string {
  let canonical = path.replace(/\/{2,}/g, '/')
  for (;;) {
    const shorter = canonical.replace(/\/index\.html$/, '/').replace(/(?<=.)\/+$/, '')
    if (shorter === canonical) return canonical
    canonical = shorter
  }
}
