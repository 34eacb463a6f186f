import { normalisePath } from './lib/href.ts'

export { PLACE_PATTERN, placeOf } from '@portal/announcement-rules/place'
// Apart, so that a page which only writes links gets no list of addresses.
export { canonicalHref, isInternal, normalisePath } from './lib/href.ts'

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
