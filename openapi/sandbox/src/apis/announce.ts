import type { Services } from '../call.ts'
import { accountsOf, type BankAccount } from '../data/bank-accounts.ts'
import { connectionsOf, type Connection } from '../data/connections.ts'
import { connectionStatus, isSuccess, lastRun, requiredAction, type Run } from '../data/runs.ts'
import { broughtBy } from '../data/transactions.ts'
import { usersOf } from '../data/users.ts'
import type { World } from '../state/world.ts'
import { isoTime } from '../time.ts'
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
        status: readingOf(run),
        new_transactions: broughtBy([account], run.endsAt),
      })),
    },
  })
  tellOfAccounts(teller, connection, accounts)
  if (isSuccess(run.outcome.v3)) return
  const data = {
    status,
    required_action: action,
    channel_id: connection.channels[0]?.id,
    channel_status: run.outcome.v3,
  }
  notifyEvent(teller, 'CONNECTION_ACTION_REQUIRED', { user, connection, data })
  if (run.outcome.v3 === 'TOKEN_EXPIRED' && connection.runs.at(-2)?.outcome.v3 !== 'TOKEN_EXPIRED')
    notifyEvent(teller, 'CONSENT_EXPIRED', { user, connection, data: { expired_at: isoTime(now) } })
}

/** The accounts that are new, and those that could be read before and cannot now, or the other way round. */
function tellOfAccounts(teller: Teller, connection: Connection, accounts: readonly BankAccount[]): void {
  const user = usersOf(teller.world).get(connection.userId)
  const [before, run] = [connection.runs.at(-2), lastRun(connection)]
  for (const { id, product } of accounts) {
    if (!connection.told.has(id))
      notifyEvent(teller, 'ACCOUNT_ADDED', { user, connection, data: { account_id: id, account_type: product.kind } })
    else if (before && run && readingOf(before) !== readingOf(run)) {
      const data = { account_id: id, previous_status: readingOf(before), status: readingOf(run) }
      notifyEvent(teller, 'ACCOUNT_STATUS_CHANGED', { user, connection, data })
    }
  }
  connection.told = new Set(accounts.map(({ id }) => id))
}

const readingOf = ({ outcome }: Run) => (isSuccess(outcome.v3) ? 'ACTIVE' : 'ERROR')
