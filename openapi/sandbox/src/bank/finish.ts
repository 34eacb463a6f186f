import type { Services } from '../call.ts'
import { announceRun } from '../apis/announce.ts'
import { notifyEvent } from '../apis/accounts-v3/events.ts'
import { addConnection, connectionById, connectionsOf, type Connection } from '../data/connections.ts'
import { findInstitution } from '../data/institutions.ts'
import { productsAt } from '../data/products.ts'
import { startRun } from '../data/runs.ts'
import type { Session, Visit } from '../data/sessions.ts'
import { usersOf } from '../data/users.ts'
import { SandboxError } from '../errors.ts'
import type { World } from '../state/world.ts'

type Place = { world: World; services: Services; session: Session; origin: string }

/**
 * The user agreed: makes the connection, or renews the one that the session is for, and reads the bank.
 *
 * @param kept the products to share; undefined for all of them
 */
export function grant(place: Place, visit: Visit, kept: readonly string[] | undefined): void {
  const { world, services, session, origin } = place
  const now = services.now()
  const connection = session.connectionId === undefined ? connect(place, visit) : renew(world, session, visit, now)
  const hidden = kept
    ? productsAt(connection)
        .map(({ code }) => code)
        .filter((code) => !kept.includes(code))
    : []
  connection.hidden = new Set(hidden)
  connection.selected = hidden.length > 0
  session.connectionId = connection.id
  startRun(connection, connection.runs.length === 0 ? 'INITIAL' : 'WIDGET', now)
  announceRun({ services, world, now, origin }, connection, session.version)
}

function connect({ world, services, session }: Place, visit: Visit): Connection {
  const institution = findInstitution(visit.institutionId)
  if (!institution) throw new SandboxError('RESOURCE_UNKNOWN', { description: 'No provider has this identifier.' })
  const now = services.now()
  const connection = addConnection(world, {
    userId: session.userId,
    institution,
    scenario: visit.scenario,
    segment: session.settings.professional ? 'PROFESSIONAL' : 'PERSONAL',
    autoSync: session.settings.autoSync,
    modes: visit.modes,
    now,
    limits: services.limits,
  })
  const user = usersOf(world).get(session.userId)
  const data = { provider_id: institution.id, status: 'RUNNING' }
  if (session.version === 'v3') notifyEvent({ services, world, now }, 'CONNECTION_CREATED', { user, connection, data })
  return connection
}

function renew(world: World, session: Session, visit: Visit, now: number): Connection {
  const connection = connectionById(world, session.connectionId)
  Object.assign(connection, { consentedAt: now, closedAt: undefined, scenario: visit.scenario })
  return connection
}

/** The user disconnects a bank. */
export function disconnect({ world, services, session }: Place, id: string): void {
  const connection = connectionsOf(world).get(id)
  if (!connection || connection.userId !== session.userId) return
  connectionsOf(world).delete(id)
  if (session.version === 'v2') return
  const user = usersOf(world).get(session.userId)
  notifyEvent({ services, world, now: services.now() }, 'CONNECTION_DELETED', {
    user,
    connection,
    data: { origin: 'USER' },
  })
}
