import { paths } from '../../paths.ts'

/** What search engines, tabs and link previews say of the table of payment providers, filtered or not. */
export const PAYMENT_PROVIDERS = {
  title: 'Payment providers',
  description:
    'The institutions through which a payer can approve a transfer: country, BIC, instant and deferred payments, app-to-app.',
  path: paths.paymentsProviders(),
}
