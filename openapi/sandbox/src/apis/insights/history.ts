import { toText, toTexts } from '@portal/openapi/json'
import type { Call } from '../../call.ts'
import { accountsOfUser, type BankAccount } from '../../data/bank-accounts.ts'
import { connectionsOfUser } from '../../data/connections.ts'
import { isRunning } from '../../data/runs.ts'
import { historyOf, type BankTransaction } from '../../data/transactions.ts'
import { userById } from '../../data/users.ts'
import { SandboxError } from '../../errors.ts'
import { DAY, isoDay } from '../../time.ts'

/** What an analysis works on: a user's transactions in a period. */
export type History = { accounts: BankAccount[]; transactions: BankTransaction[]; from: string; to: string }

type Asked = { userId: unknown; accountIds?: unknown; from?: unknown; to?: unknown }

const YEAR = 365 * DAY
const LEAST = 85 * DAY

/** What a call's query asks for. @throws {SandboxError} when the user is unknown, being read, or too new */
export function historyAsked(call: Call): History {
  const { user_id: userId, account_ids: accountIds, from, to } = call.query
  return readHistory(call, { userId, accountIds, from, to })
}

/** A user's transactions of a period, the last 12 months unless said otherwise. @throws {SandboxError} */
export function readHistory({ world, now }: Call, asked: Asked): History {
  const user = userById(world, asked.userId)
  if (connectionsOfUser(world, user.id).some((connection) => isRunning(connection, now)))
    throw new SandboxError('DATA_NOT_READY', { description: 'A synchronisation of the user is running.' })
  const ids = toTexts(asked.accountIds)
  const accounts = accountsOfUser(world, user.id, now).filter(({ id }) => ids.length === 0 || ids.includes(id))
  const from = toText(asked.from) || isoDay(now - YEAR)
  const to = toText(asked.to) || isoDay(now)
  const all = accounts.flatMap(historyOf)
  const oldest = Math.min(...all.map(({ executedAt }) => executedAt))
  if (all.length === 0 || now - oldest < LEAST)
    throw new SandboxError('NOT_ENOUGH_HISTORY', { description: 'Fewer than 3 months of transactions are known.' })
  const transactions = all.filter(({ executedAt }) => isoDay(executedAt) >= from && isoDay(executedAt) <= to)
  return { accounts, transactions, from, to }
}
