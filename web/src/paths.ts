export { PLACE_PATTERN, placeOf } from '@portal/announcement-rules/place'

/** Builders for every address that code, rather than content, leads to. */
export const paths = {
  home: () => '/',
  reference: () => '/reference',
  search: (query = '') => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  accountsOverview: () => '/docs/accounts/v3/overview',
  accountsHeadline: () => '/docs/accounts/v2/accounts-headline',
  accountsDemo: () => '/accounts/v3/quickstart-demo',
  accountsReference: () => '/accounts/v3/reference-accounts-api',
  accountsMode: (mode: 'continuous' | 'one-time' | 'wealth') =>
    `/docs/accounts/v2/accounts-integration-creating-connection-${mode}`,
  migrationGuide: () => '/docs/accounts/v3/migration-guide',
  coverage: () => '/docs/accounts/v3/financial-institutions-coverage',
  disturbances: () => '/docs/accounts/v3/providers-disturbances',
  paymentsQuickstart: () => '/docs/payments/direct-payment-api-quickstart',
  paymentsDemo: () => '/payments/quickstart-demo',
  paymentsProviders: () => '/payments/direct-payment-providers',
  paymentsReference: () => '/payments/reference-direct-payment-api',
  insightsReference: () => '/insights/reference-insights-api',
} as const

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

/** Where a page of this site stands as Markdown; query and hash fall away. */
export function markdownPath(path: string): string {
  const bare = normalisePath(path)
  return bare === '/' ? '/index.md' : `${bare}.md`
}

/** Where the picture of a page of this site stands, with which a link to it is shown. */
export function sharePath(path: string): string {
  const bare = normalisePath(path)
  return bare === '/' ? '/og/index.png' : `/og${bare}.png`
}
