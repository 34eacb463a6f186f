import 'server-only'
import { items } from '../../lib/list.ts'
import { escapeMarkdown, tableMarkdown } from '../../lib/markdown.ts'
import { countryName } from './country-name.ts'
import { byUrgency, latest, stateOf } from './disturbance-state.ts'
import { loadPaymentProviders } from './payment-providers.ts'
import { loadDisturbances, loadProviders } from './providers.query.ts'

const yes = (value: boolean) => (value ? 'yes' : 'no')

/** The table of institutions as Markdown. */
export async function coverageMarkdown(): Promise<string> {
  const providers = await loadProviders()
  if (providers.length === 0) return 'No institution is listed yet.'
  const rows = providers.map(({ name, country, segments, channels, dataCapabilities, status }) => [
    escapeMarkdown(status === 'available' ? name : `${name} (${status})`),
    countryName(country ?? ''),
    items(segments).join(', ').toLowerCase(),
    yes(items(channels).includes('REDIRECT')),
    yes(items(channels).includes('EMBEDDED')),
    yes(items(dataCapabilities).includes('INVESTMENTS')),
    yes(items(dataCapabilities).includes('APP_TO_APP')),
  ])
  const head = ['Institution', 'Country', 'Segment', 'PSD2 channel', 'Direct channel', 'Wealth data', 'App-to-app']
  return tableMarkdown([head, ...rows], true)
}

/** The table of disturbances as Markdown; times are in UTC. */
export async function disturbancesMarkdown(now: Date): Promise<string> {
  const all = (await loadDisturbances()).toSorted(byUrgency(now))
  if (all.length === 0) return 'No known disturbance.'
  const rows = all.map((disturbance) => {
    const { title, severity, channel, impact, from, until, updates, providers } = disturbance
    const update = latest(updates)
    const what = [title, update?.message].filter((text) => typeof text === 'string').map(escapeMarkdown)
    return [
      escapeMarkdown(items(providers).join(', ')),
      what.join('. '),
      channel ?? 'both',
      impact ?? 'not known',
      severity,
      [from, until].filter(Boolean).join(' until '),
      stateOf(disturbance, now),
    ]
  })
  return tableMarkdown([['Institution', 'What', 'Channel', 'Impact', 'Severity', 'Since', 'Status'], ...rows], true)
}

/** The table of payment providers as Markdown. */
export async function paymentProvidersMarkdown(): Promise<string> {
  const rows = (await loadPaymentProviders()).map((provider) => [
    escapeMarkdown(provider.name),
    provider.countryName,
    provider.bic,
    yes(provider.instant),
    provider.deferredDays === undefined ? 'no' : `${provider.deferredDays} days`,
    yes(provider.appToApp),
    provider.channels.join(', ').toLowerCase(),
    provider.status,
  ])
  const head = ['Institution', 'Country', 'BIC', 'Instant', 'Deferred', 'App-to-app', 'Channels', 'Status']
  return tableMarkdown([head, ...rows], true)
}
