import type { JsonRecord } from '@portal/openapi/json'
import { CONSENT_DAYS, type Connection } from '../../data/connections.ts'
import { channelStatus, connectionStatus, lastEnd, lastSuccess } from '../../data/runs.ts'
import { numericId } from '../../state/seed.ts'
import { DAY, epoch } from '../../time.ts'
import { present } from './caller.ts'
import { CREDENTIALS, kindsV2 } from './providers.ts'

const maybe = (time: number | undefined) => (time === undefined ? undefined : epoch(time))

/** The identifier of a stored credential of a connection. */
export function credentialId(connection: Connection, name: string): string {
  return numericId(`${connection.id} credential ${name}`, 6)
}

/** A connection as V2 shows it at an instant. */
export function showConnection(connection: Connection, origin: string, now: number): JsonRecord {
  const status = connection.closedAt === undefined ? channelStatus(connection, now).v2 : 'CLOSED'
  return {
    id: connection.id,
    user_id: connection.userId,
    provider_id: connection.institution.id,
    name: connection.name,
    logo_url: `${origin}/sandbox/bank/logo/${connection.institution.id}.svg`,
    status: connectionStatus(connection, now),
    creation_date: epoch(connection.createdAt),
    auto_sync: connection.autoSync,
    consent_per_account: connection.selected,
    channels: connection.channels.map(({ definitionId, mode, kinds }) =>
      present({
        channel_definition_id: definitionId,
        mode,
        status,
        expires: mode === 'REDIRECT' ? epoch(connection.consentedAt + CONSENT_DAYS * DAY) : undefined,
        last_success_date: maybe(lastSuccess(connection, now)),
        last_end_date: maybe(lastEnd(connection, now)),
        credentials:
          mode === 'EMBEDDED'
            ? CREDENTIALS.map(({ name, type }) => ({ id: credentialId(connection, name), name, type }))
            : undefined,
        account_types: kindsV2(kinds),
      }),
    ),
  }
}
