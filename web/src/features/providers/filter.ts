/** An institution as the table of payment providers shows it. */
export type PaymentProvider = {
  id: string
  name: string
  country: string
  countryName: string
  bic: string
  channels: readonly string[]
  instant: boolean
  /** How many days ahead a start date may be; none when a payment starts at once. */
  deferredDays: number | undefined
  appToApp: boolean
  status: string
}

/** What a reader looks for; an empty text takes everything. */
export type Filter = { q: string; country: string; capability: string; channel: string }

export const CAPABILITIES = {
  instant: 'Instant transfers',
  deferred: 'Deferred transfers',
  'app-to-app': 'App-to-app',
} as const
export const CHANNELS = { REDIRECT: 'Redirect', EMBEDDED: 'Embedded' } as const

const KEYS = ['q', 'country', 'capability', 'channel'] as const
const LONGEST = 80

export const NO_FILTER: Filter = { q: '', country: '', capability: '', channel: '' }

/** The filter that an address asks for. What it can't mean is left out, so that it never hides everything by mistake. */
export function readFilter(query: URLSearchParams, countries: readonly string[]): Filter {
  const read = (key: keyof Filter) => (query.get(key) ?? '').slice(0, LONGEST)
  const among = (key: keyof Filter, values: readonly string[]) => values.find((value) => value === read(key)) ?? ''
  return {
    q: read('q'),
    country: among('country', countries),
    capability: among('capability', Object.keys(CAPABILITIES)),
    channel: among('channel', Object.keys(CHANNELS)),
  }
}

/** The filter that a form holds. */
export function filterIn(form: FormData, countries: readonly string[]): Filter {
  return readFilter(new URLSearchParams(Array.from(form, ([name, value]) => [name, String(value)])), countries)
}

/** The query of an address that keeps the filter: empty, or beginning with a question mark. */
export function writeFilter(filter: Filter): string {
  const query = new URLSearchParams(KEYS.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]]])))
  return query.size === 0 ? '' : `?${query}`
}

/** Whether an address filters at all. */
export function isFiltered(query: URLSearchParams): boolean {
  return KEYS.some((key) => query.get(key))
}

/** Whether an institution is looked for. Accents and case don't matter; every word must be found. */
export function matches(provider: PaymentProvider, { q, country, capability, channel }: Filter): boolean {
  const text = plain(`${provider.name} ${provider.bic} ${provider.countryName}`)
  const can = {
    instant: provider.instant,
    deferred: provider.deferredDays !== undefined,
    'app-to-app': provider.appToApp,
  }
  return (
    plain(q)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (country === '' || provider.country === country) &&
    (channel === '' || provider.channels.includes(channel)) &&
    Object.entries(can).every(([name, able]) => capability !== name || able)
  )
}

const institutions = (count: number) => (count === 1 ? '1 institution' : `${count} institutions`)

/** How many institutions show, as it is announced. */
export function countText(shown: number, all: number): string {
  return shown === all ? institutions(all) : `${shown} of ${institutions(all)}`
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
