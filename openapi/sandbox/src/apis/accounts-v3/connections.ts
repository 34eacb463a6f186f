import { toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { accountsOf, ownerOf } from '../../data/bank-accounts.ts'
import {
  CONSENT_DAYS,
  connectionById,
  connectionsOf,
  connectionsOfUser,
  type Connection,
} from '../../data/connections.ts'
import { userById, usersOf } from '../../data/users.ts'
import { channelStatus, connectionStatus, lastEnd, lastSuccess, requiredAction } from '../../data/runs.ts'
import type { World } from '../../state/world.ts'
import { DAY, isoTime, isoTimeOrNull } from '../../time.ts'
import { notifyEvent } from './events.ts'
import { paged } from './paged.ts'

/** A connection as V3 shows it at an instant. */
export function showConnection(connection: Connection, origin: string, now: number): JsonRecord {
  const { v3: status } = channelStatus(connection, now)
  const action = requiredAction(status)
  const ends = connection.consentedAt + CONSENT_DAYS * DAY
  const expired = status === 'TOKEN_EXPIRED' || status === 'CONSENT_REVOKED'
  return {
    id: connection.id,
    user_id: connection.userId,
    provider_id: connection.institution.id,
    name: connection.name,
    provider_logo_url: `${origin}/sandbox/bank/logo/${connection.institution.id}.svg`,
    segment: connection.segment,
    status: connectionStatus(connection, now),
    required_action: action,
    auto_sync: connection.autoSync,
    channels: connection.channels.map((channel) => ({
      id: channel.id,
      definition_id: channel.definitionId,
      mode: channel.mode,
      status,
      required_action: action,
      account_types: channel.kinds,
      expires_at: channel.mode === 'REDIRECT' ? isoTime(expired ? now : ends) : null,
      last_success_at: isoTimeOrNull(lastSuccess(connection, now)),
      last_attempt_at: isoTimeOrNull(lastEnd(connection, now)),
    })),
    consent: {
      status: expired ? 'EXPIRED' : 'ACTIVE',
      granted_at: isoTime(connection.consentedAt),
      expires_at: isoTime(ends),
      scope: ['BALANCES', 'TRANSACTIONS', ...consentExtras(connection)],
      account_selection: connection.selected ? 'SELECTED' : 'ALL',
    },
    created_at: isoTime(connection.createdAt),
    last_synced_at: isoTimeOrNull(lastSuccess(connection, now)),
    next_sync_at: connection.autoSync && action === 'NONE' ? isoTime(nextNight(now)) : null,
  }
}

function consentExtras({ institution, channels }: Connection): string[] {
  const invested = channels.some(({ kinds }) => kinds.includes('INVESTMENT'))
  return [...(institution.data.includes('IDENTITY') ? ['IDENTITY'] : []), ...(invested ? ['INVESTMENTS'] : [])]
}

/** Ten past two, Universal Time, of the coming night. */
function nextNight(now: number): number {
  const tonight = Math.floor(now / DAY) * DAY + 130 * 60_000
  return tonight > now ? tonight : tonight + DAY
}

/** Removes a connection and what hangs from it. */
export function removeConnection(world: World, connection: Connection): void {
  connectionsOf(world).delete(connection.id)
}

export const connections: Behaviours = {
  listConnections(call) {
    const { user_id: userId, status, provider_id: providerId } = call.query
    const user = userById(call.world, userId)
    const all = connectionsOfUser(call.world, user.id).filter(
      (connection) =>
        (status === undefined || connectionStatus(connection, call.now) === status) &&
        (providerId === undefined || connection.institution.id === providerId),
    )
    return paged(call, 'connections', all, (connection) => showConnection(connection, call.origin, call.now))
  },

  getConnection: ({ world, path, origin, now }) => ({
    status: 200,
    body: showConnection(connectionById(world, path['id']), origin, now),
  }),

  updateConnection({ world, path, body, origin, now }) {
    const connection = connectionById(world, path['id'])
    const { auto_sync: autoSync, name } = toRecord(body)
    if (typeof autoSync === 'boolean') connection.autoSync = autoSync
    if (typeof name === 'string') connection.name = name
    return { status: 200, body: showConnection(connection, origin, now) }
  },

  deleteConnection(call) {
    const connection = connectionById(call.world, call.path['id'])
    removeConnection(call.world, connection)
    const user = usersOf(call.world).get(connection.userId)
    notifyEvent(call, 'CONNECTION_DELETED', { user, connection, data: { origin: 'PARTNER' } })
    return { status: 204 }
  },

  getIdentity({ world, path, now }) {
    const connection = connectionById(world, path['id'])
    const owners = accountsOf(world, connection, now)[0]?.owners ?? [ownerOf(world, connection)]
    return { status: 200, body: { holders: owners.map((name, index) => showHolder(connection, name, index)) } }
  },
}

/** A holder as V3 shows one. */
export function showHolder({ channels }: Connection, name: string, index: number): JsonRecord {
  const [firstName = null, ...rest] = name.split(' ')
  return {
    type: 'NATURAL_PERSON',
    role: index === 0 ? 'OWNER' : 'CO_OWNER',
    full_name: name.toUpperCase(),
    first_name: firstName,
    last_name: rest.join(' ') || null,
    company_name: null,
    birth_date: null,
    email: null,
    phone: null,
    addresses: [{ lines: ['12 quai du Canal'], postcode: '59000', city: 'Lille', country: 'FR' }],
    source_channel_id: channels[0]?.id ?? '',
    confidence: 'DECLARED_BY_BANK',
  }
}
