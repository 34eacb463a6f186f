import type { Verdict } from './verdict.ts'

const SEGMENT = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/

/**
 * The exact URL path of a page: `/docs/accounts/v3/overview`. Capitals are allowed, since an address that was once
 * published with one stays as it is; underscores are not, since they stand for slashes in the ids of pages.
 */
export function pagePath(path: string | undefined): Verdict {
  if (!path) return true
  if (!path.startsWith('/')) return 'Begin with /.'
  if (path === '/') return 'The home page is not a page document.'
  if (path.endsWith('/')) return 'Leave out the / at the end.'
  if (/(?:^|\/)index\.html?$/i.test(path)) return 'Leave out index.html.'
  const odd = path
    .slice(1)
    .split('/')
    .find((segment) => !SEGMENT.test(segment))
  if (odd === undefined) return true
  return odd === '' ? 'Two slashes follow each other.' : `"${odd}": use letters, digits and single hyphens.`
}
