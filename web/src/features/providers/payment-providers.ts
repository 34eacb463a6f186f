import { items } from '../../lib/list.ts'
import { countryName } from './country-name.ts'
import type { PaymentProvider } from './filter.ts'
import { loadProviders } from './providers.query.ts'

/** The institutions that a payment can come from. */
export async function loadPaymentProviders(): Promise<PaymentProvider[]> {
  const providers = await loadProviders()
  return providers.flatMap((provider) => {
    const payments = items(provider.paymentCapabilities)
    if (payments.length === 0) return []
    const country = provider.country ?? ''
    return [
      {
        id: provider._id,
        name: provider.name,
        country,
        countryName: countryName(country),
        bic: provider.bic ?? '',
        channels: items(provider.channels),
        instant: payments.includes('SINGLE_INSTANT_PAYMENT'),
        deferredDays: provider.maxStartDateDelay ?? undefined,
        appToApp: items(provider.dataCapabilities).includes('APP_TO_APP'),
        status: provider.status ?? 'available',
      },
    ]
  })
}
