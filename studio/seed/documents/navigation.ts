type Badge = { indicativeLabel: string; indicativeVariant: 'primary' | 'secondary' | 'warning' }
type Links = Readonly<Record<string, string>>

const NEW: Badge = { indicativeLabel: 'NEW', indicativeVariant: 'primary' }
const BETA: Badge = { indicativeLabel: 'BETA', indicativeVariant: 'secondary' }
const DEPRECATED: Badge = { indicativeLabel: 'DEPRECATED', indicativeVariant: 'warning' }

/** The products of the navigation bar with their drop-down entries. */
export const navProducts = [
  product('Accounts', 'accounts', [
    entry('API V3', '/docs/accounts/v3/overview', 'The current version. Start here.', NEW, {
      Overview: '/docs/accounts/v3/overview',
      'Live demo': '/accounts/v3/quickstart-demo',
      'Institution coverage': '/docs/accounts/v3/financial-institutions-coverage',
      'API reference': '/accounts/v3/reference-accounts-api',
    }),
    entry('API V2', '/docs/accounts/v2/accounts-headline', 'Kept running for existing integrations.', DEPRECATED, {
      Headlines: '/docs/accounts/v2/accounts-headline',
      Quickstart: '/docs/accounts/v2/accounts-api-quickstart',
      'API reference': '/accounts/v2/reference-accounts-api',
      'Moving from V2 to V3': '/docs/accounts/v3/migration-guide',
    }),
  ]),
  product('Payments', 'payments', [
    entry('Direct Payment API', '/docs/payments/direct-payment-api-quickstart', 'Collect bank transfers.', undefined, {
      Quickstart: '/docs/payments/direct-payment-api-quickstart',
      'Live demo': '/payments/quickstart-demo',
      'Payment providers': '/payments/direct-payment-providers',
      'API reference': '/payments/reference-direct-payment-api',
    }),
  ]),
  product('Insights', 'insights', [
    entry('Insights API', '/insights/reference-insights-api', 'Income, budget and risk from account data.', BETA, {
      'API reference': '/insights/reference-insights-api',
    }),
  ]),
]

function product(label: string, name: string, entries: readonly ReturnType<typeof entry>[]) {
  return { _type: 'navProduct', label, product: name, entries }
}

function entry(label: string, to: string, description: string, badge: Badge | undefined, links: Links) {
  const navLinks = Object.entries(links).map(([text, target]) => ({ _type: 'navLink', label: text, to: target }))
  return { _type: 'navEntry', label, to, description, ...badge, links: navLinks }
}
