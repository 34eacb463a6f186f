import { scenarios, testBank } from '@portal/openapi/cast'
import type { Limits } from '../limits.ts'
import { SandboxError, unknownResource } from '../errors.ts'
import { numericId } from '../state/seed.ts'
import { shelfPerWorld, type World } from '../state/world.ts'
import type { AccountKind, Institution, Mode } from './institutions.ts'
import type { Run } from './runs.ts'

/** One way from a connection to its bank. */
export type ConnectionChannel = { id: string; definitionId: string; mode: Mode; kinds: AccountKind[] }

/** The link between a user and an institution. Its status is what its runs say at the time of the question. */
export type Connection = {
  id: string
  userId: string
  institution: Institution
  name: string
  segment: 'PERSONAL' | 'PROFESSIONAL'
  autoSync: boolean
  channels: ConnectionChannel[]
  /** The profile of the simulator; `default` for every other bank. */
  scenario: string
  createdAt: number
  consentedAt: number
  selected: boolean
  closedAt: number | undefined
  runs: Run[]
  /** Indexes of the accounts that the user kept back or that were deleted. */
  hidden: Set<string>
  /** Ids of the accounts that the visitor's server has been told of. */
  told: Set<string>
}

export const connectionsOf = shelfPerWorld<Connection>(500)

export const CONSENT_DAYS = 180

type NewConnection = Pick<Connection, 'userId' | 'institution' | 'scenario' | 'segment' | 'autoSync'> & {
  modes: readonly Mode[]
  now: number
  limits: Limits
}

/** Adds a connection whose first run is still to be started. */
export function addConnection(world: World, fields: NewConnection): Connection {
  const { userId, institution, scenario, segment, autoSync, modes, now, limits } = fields
  const connections = connectionsOf(world)
  if (connections.size() >= limits.connections)
    throw new SandboxError('TOO_MANY_REQUESTS', {
      status: 429,
      description: `The sandbox keeps ${limits.connections} connections. Delete some, or use another client secret.`,
    })
  const seed = `${userId} ${institution.id} ${connections.list().filter((one) => one.userId === userId).length}`
  const connection: Connection = {
    id: numericId(`${seed} connection`, 8),
    userId,
    institution,
    name: institution.name,
    segment,
    autoSync,
    channels: institution.channels
      .filter(({ mode }) => modes.includes(mode))
      .map(({ id, mode, kinds }) => ({ id: numericId(`${seed} channel ${id}`, 8), definitionId: id, mode, kinds })),
    scenario,
    createdAt: now,
    consentedAt: now,
    selected: false,
    closedAt: undefined,
    runs: [],
    hidden: new Set(),
    told: new Set(),
  }
  connections.set(connection.id, connection)
  return connection
}

/** The connection with this id. @throws {SandboxError} */
export function connectionById(world: World, id: unknown): Connection {
  const connection = typeof id === 'string' ? connectionsOf(world).get(id) : undefined
  if (!connection) throw unknownResource('connection')
  return connection
}

export function connectionsOfUser(world: World, userId: string): Connection[] {
  return connectionsOf(world)
    .list()
    .filter((connection) => connection.userId === userId)
}

/** What the profile of a connection does; undefined for banks that are not the simulator. */
export function scenarioOf({ scenario }: Connection) {
  return scenarios.find(({ name }) => name === scenario)
}

export function isTestBank({ institution }: Connection): boolean {
  return institution.id === testBank.id
}
