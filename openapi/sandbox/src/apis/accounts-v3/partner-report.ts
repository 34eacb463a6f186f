import type { Behaviours } from '../../call.ts'
import { accountsOfUser } from '../../data/bank-accounts.ts'
import { connectionsOfUser } from '../../data/connections.ts'
import { isRunning } from '../../data/runs.ts'
import { historyOf } from '../../data/transactions.ts'
import { userById } from '../../data/users.ts'
import { SandboxError } from '../../errors.ts'
import { numericId } from '../../state/seed.ts'
import { DAY, isoTime } from '../../time.ts'
import { signJson } from '../sign.ts'
import { showAccount } from './accounts.ts'
import { showHolder } from './connections.ts'
import { showTransaction } from './transactions.ts'

export const partnerReport: Behaviours = {
  getUserReport({ world, path, query, now }) {
    const user = userById(world, path['id'])
    const connections = connectionsOfUser(world, user.id)
    if (connections.some((connection) => isRunning(connection, now)))
      throw new SandboxError('SYNC_ALREADY_RUNNING', { description: 'The first run of a connection has not ended.' })
    const months = Number(query['months'] ?? 3)
    const accounts = accountsOfUser(world, user.id, now)
    const transactions = accounts.flatMap(historyOf).filter(({ executedAt }) => executedAt > now - months * 30 * DAY)
    const names = [...new Set(accounts.flatMap(({ owners }) => owners))]
    const [connection] = connections
    const report = {
      id: `rep_${numericId(`${user.id} report`, 8)}`,
      user_id: user.id,
      application_reference: user.rest['application_reference'],
      created_at: isoTime(now),
      months,
      delete_at: isoTime(now + DAY),
      holders: connection ? names.map((name, index) => showHolder(connection, name, index)) : [],
      accounts: accounts.map((account) => showAccount(account, now)),
      transactions: transactions.map(showTransaction),
    }
    return { status: 200, body: { ...report, token: signJson(report, now) } }
  },
}
