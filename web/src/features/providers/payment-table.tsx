import { CHANNELS, type PaymentProvider } from './filter.ts'
import styles from './tables.module.css'
import { YesNo } from './yes-no.tsx'

const CHANNEL_NAMES: Readonly<Record<string, string>> = CHANNELS

/** Payment providers as rows; on a phone each is a block of its own with its labels. */
export function PaymentTable({ providers }: { providers: readonly PaymentProvider[] }) {
  return (
    <table className={`${styles.table} ${styles.stacked}`}>
      <thead>
        <tr>
          <th scope="col">Institution</th>
          <th scope="col">Country</th>
          <th scope="col">BIC</th>
          <th scope="col">Channels</th>
          <th scope="col">Standard</th>
          <th scope="col">Instant</th>
          <th scope="col" className={styles.number}>
            Deferred, max. days
          </th>
          <th scope="col">App-to-app</th>
        </tr>
      </thead>
      <tbody>
        {providers.map(({ id, name, countryName, bic, channels, instant, deferredDays, appToApp }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label="Country">{countryName}</td>
            <td data-label="BIC">
              <code>{bic || '–'}</code>
            </td>
            <td data-label="Channels">{channels.map((channel) => CHANNEL_NAMES[channel] ?? channel).join(', ')}</td>
            <td data-label="Standard">
              <YesNo yes />
            </td>
            <td data-label="Instant">
              <YesNo yes={instant} />
            </td>
            <td data-label="Deferred" className={styles.number}>
              {deferredDays ?? 'none'}
            </td>
            <td data-label="App-to-app">
              <YesNo yes={appToApp} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
