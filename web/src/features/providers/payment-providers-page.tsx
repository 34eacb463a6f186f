import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { readFilter } from './filter.ts'
import { loadPaymentProviders } from './payment-providers.ts'
import { ProviderFilter } from './provider-filter.client.tsx'
import styles from './provider-filter.module.css'

/** The institutions through which a payer can approve a transfer. */
export async function PaymentProvidersPage({ query }: { query: URLSearchParams }) {
  const providers = await loadPaymentProviders()
  const countries = providers.map(({ country }) => country)
  return (
    <div className={styles.page} data-layout="wide">
      <Breadcrumbs crumbs={[{ label: 'Payments' }, { label: 'Payment providers' }]} />
      <h1>Payment providers</h1>
      <p className={styles.lead}>
        The institutions through which a payer can approve a transfer, and what each of them accepts. The same list
        comes from <code>GET /v1/providers</code>.
      </p>
      <ProviderFilter providers={providers} initial={readFilter(query, countries)} />
      <p className={styles.legend}>
        <b>Standard</b>: funds within two working days. <b>Instant</b>: within ten seconds. <b>Deferred</b>: how far
        ahead a start date may be. <b>App-to-app</b>: the bank’s own app opens for approval. <b>Channels</b>: how
        accounts are read there; a payment is always approved at the bank.
      </p>
      <p className={styles.legend}>
        Standing orders and batch payments are not supported. Every row can be tried in the{' '}
        <SiteLink href={paths.paymentsQuickstart()}>quickstart</SiteLink>; the fields are described in the{' '}
        <SiteLink href={paths.paymentsReference()}>reference</SiteLink>.
      </p>
    </div>
  )
}
