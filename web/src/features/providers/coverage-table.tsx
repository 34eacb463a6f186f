import { items } from '../../lib/list.ts'
import { Badge } from '../../ui/badge.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { countryName } from './country-name.ts'
import { loadProviders } from './providers.query.ts'
import styles from './tables.module.css'
import { YesNo } from './yes-no.tsx'

const SEGMENTS: Readonly<Record<string, string>> = { PERSONAL: 'Personal', PROFESSIONAL: 'Professional' }

/** Every institution and what it gives, from the content: it changes when one of them is published. */
export async function CoverageTable() {
  const providers = await loadProviders()
  if (providers.length === 0) return <p>No institution is listed yet.</p>
  const countries = new Set(providers.map(({ country }) => country)).size
  return (
    <ScrollRegion className={styles.region} name="Covered institutions">
      <table className={styles.table}>
        <caption>
          {providers.length} institutions in {countries} {countries === 1 ? 'country' : 'countries'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Institution</th>
            <th scope="col">Country</th>
            <th scope="col">Segment</th>
            <th scope="col">PSD2 channel</th>
            <th scope="col">Direct channel</th>
            <th scope="col">Wealth data</th>
            <th scope="col">App-to-app</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ _id, name, country, segments, channels, dataCapabilities, status }) => (
            <tr key={_id}>
              <th scope="row">
                {name} <Status status={status} />
              </th>
              <td data-label="Country">{countryName(country ?? '')}</td>
              <td data-label="Segment">
                {items(segments)
                  .map((segment) => SEGMENTS[segment] ?? segment)
                  .join(', ')}
              </td>
              <td data-label="PSD2 channel">
                <YesNo yes={items(channels).includes('REDIRECT')} />
              </td>
              <td data-label="Direct channel">
                <YesNo yes={items(channels).includes('EMBEDDED')} />
              </td>
              <td data-label="Wealth data">
                <YesNo yes={items(dataCapabilities).includes('INVESTMENTS')} />
              </td>
              <td data-label="App-to-app">
                <YesNo yes={items(dataCapabilities).includes('APP_TO_APP')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** A word beside an institution that has trouble; nothing beside one that works. */
function Status({ status }: { status: string | null }) {
  if (status === 'degraded') return <Badge variant="warning">DEGRADED</Badge>
  return status === 'unavailable' ? <Badge variant="danger">UNAVAILABLE</Badge> : null
}
