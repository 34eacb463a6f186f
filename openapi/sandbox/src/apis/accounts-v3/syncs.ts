import { toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { accountsOf } from '../../data/bank-accounts.ts'
import { connectionById, type Connection } from '../../data/connections.ts'
import { channelStatus, isRunning, isSuccess, startRun, type Run } from '../../data/runs.ts'
import { broughtBy } from '../../data/transactions.ts'
import { SandboxError } from '../../errors.ts'
import type { World } from '../../state/world.ts'
import { DAY, isoTime, MINUTE } from '../../time.ts'
import { announceRun } from '../announce.ts'
import { paged } from './paged.ts'

/** A run as V3 shows it. */
function showRun(world: World, connection: Connection, run: Run, now: number): JsonRecord {
  const ended = run.endsAt <= now
  const read = ended && isSuccess(run.outcome.v3)
  const accounts = read ? accountsOf(world, connection, now) : []
  return {
    id: run.id,
    trigger: run.trigger,
    started_at: isoTime(run.startedAt),
    ended_at: ended ? isoTime(run.endsAt) : null,
    status: ended ? (read ? 'SUCCESS' : 'FAILED') : 'RUNNING',
    new_transactions: broughtBy(accounts, run.endsAt),
    updated_accounts: accounts.length,
  }
}

/** Refuses a run that comes too soon: 4 a day unattended, one in ten minutes attended. */
export function refuseTooMany(
  runs: readonly Run[],
  present: boolean,
  now: number,
  show: (time: number) => unknown,
): void {
  const asked = runs.filter(({ trigger }) => trigger === 'API')
  const today = asked.filter(({ startedAt }) => startedAt > now - DAY)
  const last = asked.at(-1)
  const next = present
    ? last && last.startedAt + 10 * MINUTE
    : today.length >= 4 && today[0]
      ? today[0].startedAt + DAY
      : undefined
  if (next !== undefined && next > now)
    throw new SandboxError('SYNC_LIMIT_REACHED', {
      description: present ? 'One run in 10 minutes while the user is present.' : 'Four runs a day without the user.',
      extra: { next_allowed_at: show(next) },
    })
}

export const syncs: Behaviours = {
  synchronizeConnection(call) {
    const { world, path, body, now } = call
    const connection = connectionById(world, path['id'])
    if (isRunning(connection, now))
      throw new SandboxError('SYNC_ALREADY_RUNNING', { description: 'A run of this connection has not ended.' })
    if (channelStatus(connection, now).v3 === 'AUTH_FAILED')
      throw new SandboxError('CONFLICT', {
        description: 'The bank refused the credentials: open a RENEW_CONNECTION session.',
      })
    refuseTooMany(connection.runs, toRecord(body)['user_present'] === true, now, isoTime)
    const run = startRun(connection, 'API', now)
    announceRun(call, connection, 'v3')
    return { status: 202, body: { sync_id: run.id, status: 'RUNNING' } }
  },

  listSyncs(call) {
    const connection = connectionById(call.world, call.path['id'])
    const newest = connection.runs.toReversed()
    return paged(call, 'syncs', newest, (run) => showRun(call.world, connection, run, call.now))
  },
}
