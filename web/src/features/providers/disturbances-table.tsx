import { items } from '../../lib/list.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { byUrgency, latest, stateOf } from './disturbance-state.ts'
import { loadDisturbances } from './providers.query.ts'
import styles from './tables.module.css'

const SEVERITIES: Readonly<Record<string, BadgeVariant>> = { MINOR: 'secondary', MAJOR: 'warning', BLOCKING: 'danger' }
const CHANNELS: Readonly<Record<string, string>> = { REDIRECT: 'Redirect', EMBEDDED: 'Embedded' }
const IMPACTS: Readonly<Record<string, string>> = {
  CONNECTION: 'New connections',
  AUTHENTICATION: 'Authentication',
  SYNCHRONISATION: 'Synchronisation',
  DATA_QUALITY: 'Data quality',
}

/** What disturbs which institution, from the content. A disturbance begins and ends by itself, at its dates. */
export async function DisturbancesTable() {
  const now = new Date()
  const all = (await loadDisturbances()).toSorted(byUrgency(now))
  if (all.length === 0) return <p>No known disturbance.</p>
  return (
    <ScrollRegion className={styles.region} name="Disturbances">
      <table className={styles.table}>
        <caption>Times are in UTC.</caption>
        <thead>
          <tr>
            <th scope="col">Institution</th>
            <th scope="col">Channel</th>
            <th scope="col">Impact</th>
            <th scope="col">Severity</th>
            <th scope="col">Since</th>
            <th scope="col">Last update</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {all.map((disturbance) => {
            const { _id, title, severity, channel, impact, from, until } = disturbance
            const update = latest(disturbance.updates)
            return (
              <tr key={_id}>
                <th scope="row">
                  {items(disturbance.providers).join(', ')}
                  <small>{title}</small>
                  {update?.message && <small>{update.message}</small>}
                </th>
                <td data-label="Channel">{channel ? (CHANNELS[channel] ?? channel) : 'Both'}</td>
                <td data-label="Impact">{impact ? (IMPACTS[impact] ?? impact) : 'Not known'}</td>
                <td data-label="Severity">
                  <Badge variant={SEVERITIES[severity] ?? 'secondary'}>{severity}</Badge>
                </td>
                <td data-label="Since">
                  <Moment at={from} />
                  {until && (
                    <small>
                      until <Moment at={until} />
                    </small>
                  )}
                </td>
                <td data-label="Last update">{update ? <Moment at={update.at} /> : 'None'}</td>
                <td data-label="Status">{stateOf(disturbance, now)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

function Moment({ at }: { at: string | null | undefined }) {
  const moment = new Date(at ?? '')
  if (Number.isNaN(moment.getTime())) return null
  return <time dateTime={moment.toISOString()}>{format.format(moment)}</time>
}
