import type { Services } from '../call.ts'
import { accountsOf } from '../data/bank-accounts.ts'
import { connectionsOf, type Connection } from '../data/connections.ts'
import { connectionStatus, isSuccess, lastRun, requiredAction, type Run } from '../data/runs.ts'
import { broughtBy } from '../data/transactions.ts'
import { usersOf } from '../data/users.ts'
import type { World } from '../state/world.ts'
import { tellOfChannels } from './accounts-v2/events.ts'
import { notifyEvent } from './accounts-v3/events.ts'

type Teller = { services: Services; world: World; now: number; origin: string }

/** Has the visitor's server told when the last run of a connection ends, as the version that it works with says it. */
export function announceRun(teller: Teller, connection: Connection, version: 'v2' | 'v3'): void {
  const run = lastRun(connection)
  if (!run) return
  teller.services.schedule(run.endsAt - teller.now, () => {
    const { world } = teller
    if (run.announced || !connectionsOf(world).get(connection.id)) return
    run.announced = true
    const now = Math.max(run.endsAt, teller.services.now())
    const tell = version === 'v2' ? tellOfChannels : tellOfRun
    tell({ ...teller, now }, connection, run)
  })
}

function tellOfRun(teller: Teller, connection: Connection, run: Run): void {
  const { world, now } = teller
  const user = usersOf(world).get(connection.userId)
  const accounts = accountsOf(world, connection, now)
  const status = connectionStatus(connection, now)
  const action = requiredAction(run.outcome.v3)
  notifyEvent(teller, 'CONNECTION_SYNCED', {
    user,
    connection,
    data: {
      status,
      required_action: action,
      sync_id: run.id,
      new_transactions: broughtBy(accounts, run.endsAt),
      accounts: accounts.map((account) => ({
        id: account.id,
        status: 'ACTIVE',
        new_transactions: broughtBy([account], run.endsAt),
      })),
    },
  })
  if (isSuccess(run.outcome.v3)) return
  const data = {
    status,
    required_action: action,
    channel_id: connection.channels[0]?.id,
    channel_status: run.outcome.v3,
  }
  notifyEvent(teller, 'CONNECTION_ACTION_REQUIRED', { user, connection, data })
}
