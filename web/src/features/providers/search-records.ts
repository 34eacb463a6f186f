import type { SearchRecord } from '../../lib/search-record.ts'
import { paths } from '../../paths.ts'
import { countryName } from './country-name.ts'

type Stored = { _id: string; name: string; country: string | null; bic?: string | null; status: string | null }

/** The institutions as they are found: each leads to the table of them all. */
export function providerRecords(providers: readonly Stored[]): SearchRecord[] {
  return providers.map(({ _id, name, country, bic, status }) => ({
    id: `provider:${_id}`,
    kind: 'provider',
    title: name,
    href: paths.coverage(),
    context: [country ? countryName(country) : '', status && status !== 'available' ? status : '']
      .filter(Boolean)
      .join(' · '),
    names: bic ?? '',
    text: '',
    code: '',
    sections: [],
  }))
}
