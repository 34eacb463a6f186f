import type { Metadata } from 'next'
import { PAYMENT_PROVIDERS } from '../../../../features/providers/metadata.ts'
import { PaymentProvidersPage } from '../../../../features/providers/payment-providers-page.tsx'
import { pageMetadata } from '../../../page-metadata.ts'

export const metadata: Metadata = pageMetadata(PAYMENT_PROVIDERS)

/** The whole table. It is prerendered; an address with a filter is answered by the page in `filtered`. */
export default function Page() {
  return <PaymentProvidersPage query={new URLSearchParams()} />
}
