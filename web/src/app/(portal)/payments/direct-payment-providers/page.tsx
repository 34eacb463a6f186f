import type { Metadata } from 'next'
import { Breadcrumbs } from '../../../../features/page/breadcrumbs.tsx'
import { PAYMENT_PROVIDERS } from '../../../../features/providers/metadata.ts'
import { PaymentProvidersPage } from '../../../../features/providers/payment-providers-page.tsx'

export const metadata: Metadata = PAYMENT_PROVIDERS

/** The whole table. It is prerendered; an address with a filter is answered by the page in `filtered`. */
export default function Page() {
  const crumbs = [{ label: 'Payments' }, { label: PAYMENT_PROVIDERS.title }]
  return <PaymentProvidersPage query={new URLSearchParams()} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} />
}
