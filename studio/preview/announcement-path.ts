const OVERVIEWS: Readonly<Record<string, string>> = {
  'accounts v2': '/docs/accounts/v2/accounts-headline',
  'accounts v3': '/docs/accounts/v3/overview',
  accounts: '/docs/accounts/v3/overview',
  payments: '/docs/payments/direct-payment-api-quickstart',
  insights: '/insights/reference-insights-api',
}

/** A page on which an announcement with this placement shows. */
export function announcementPath(placement: unknown): string {
  const { scope, product, version } = fieldsOf(placement)
  if (scope === 'version') return OVERVIEWS[`${String(product)} ${String(version)}`] ?? '/'
  return scope === 'product' ? (OVERVIEWS[String(product)] ?? '/') : '/'
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
