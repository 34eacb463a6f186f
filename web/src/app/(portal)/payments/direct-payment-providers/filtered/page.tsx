import type { Metadata } from 'next'
import { PAYMENT_PROVIDERS } from '../../../../../features/providers/metadata.ts'
import { PaymentProvidersPage } from '../../../../../features/providers/payment-providers-page.tsx'
import { pageMetadata } from '../../../../page-metadata.ts'

export const metadata: Metadata = pageMetadata(PAYMENT_PROVIDERS)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The table as the query of the address filters it: what a reader without JavaScript, or with a link, gets. */
export default async function Page({ searchParams }: Props) {
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return <PaymentProvidersPage query={query} />
}
