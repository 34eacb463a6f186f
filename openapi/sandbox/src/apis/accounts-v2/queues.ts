import type { JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import type { Connection } from '../../data/connections.ts'
import { isSuccess, type Run } from '../../data/runs.ts'
import { unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { epoch, MINUTE } from '../../time.ts'

type Followed = { connection: Connection; run: Run }

/** The events of one user's runs. They follow from the runs at the time of the question. */
type Queue = { id: string; userId: string | undefined; createdAt: number; runs: Followed[] }

const queuesOf = shelfPerWorld<Queue>(100)

type Event = { time: number; name: string; family: string; of?: Followed; status?: string }

function eventsOf({ createdAt, runs }: Queue, now: number): Event[] {
  const last = runs.at(-1)
  const all: Event[] = [
    { time: createdAt, name: 'QUEUE_OPENED', family: 'GLOBAL' },
    ...runs.flatMap((of) => eventsOfRun(of)),
    ...(last ? [{ time: last.run.endsAt, name: 'QUEUE_CLOSED', family: 'GLOBAL' }] : []),
  ]
  return all.filter(({ time }) => time <= now)
}

function eventsOfRun(of: Followed): Event[] {
  const { startedAt, endsAt, outcome } = of.run
  const middle = startedAt + (endsAt - startedAt) / 2
  const read = isSuccess(outcome.v3)
  return [
    { time: startedAt, name: 'SYNC_STARTED', family: 'SYNCHRONIZATION', of, status: 'RUNNING' },
    { time: middle, name: read ? 'AUTH_SUCCEEDED' : 'AUTH_FAILED', family: 'LOGIN', of },
    ...(read ? [{ time: middle, name: 'ACCOUNTS_LISTED', family: 'SYNCHRONIZATION', of }] : []),
    { time: endsAt, name: 'SYNC_ENDED', family: 'SYNCHRONIZATION', of, status: outcome.v2 },
    { time: endsAt, name: 'CONNECTION_UPDATED', family: 'SYNCHRONIZATION', of },
  ]
}

function showEvent({ time, name, family, of, status }: Event, index: number): JsonRecord {
  return {
    id: `ev-${index + 1}`,
    name,
    family,
    date: epoch(time),
    ...(of && {
      channel_definition_id: of.connection.channels[0]?.definitionId,
      resource_type: 'CONNECTIONS',
      resource_id: of.connection.id,
    }),
    ...(status && { status }),
  }
}

function statusOf(queue: Queue, events: readonly Event[], now: number): string {
  if (events.at(-1)?.name === 'QUEUE_CLOSED') return 'CLOSED'
  return now > (events.at(-1)?.time ?? queue.createdAt) + 15 * MINUTE ? 'EXPIRED' : 'OPEN'
}

/** Has a queue of the caller's tell of a run; an unknown queue tells nobody. */
export function follow({ world, token }: Call, queueId: unknown, connection: Connection, run: Run): void {
  const queue = typeof queueId === 'string' ? queuesOf(world).get(queueId) : undefined
  if (queue?.userId === token?.userId) queue?.runs.push({ connection, run })
}

export const queues: Behaviours = {
  subscribeQueueV2({ world, token, services, now }) {
    const queue: Queue = { id: `q-${services.secret(6)}`, userId: token?.userId, createdAt: now, runs: [] }
    queuesOf(world).set(queue.id, queue)
    return { status: 201, body: { id: queue.id } }
  },

  getQueueV2({ world, token, path, query, now }) {
    const queue = queuesOf(world).get(path['id'] ?? '')
    if (queue?.userId !== token?.userId || !queue) throw unknownResource('queue')
    const events = eventsOf(queue, now)
    const shown = events.map(showEvent)
    const seen = shown.findIndex(({ id }) => id === query['after'])
    return { status: 200, body: { id: queue.id, status: statusOf(queue, events, now), events: shown.slice(seen + 1) } }
  },
}
