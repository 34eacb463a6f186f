import type { JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { accountById, accountsOfUser, type BankAccount } from '../../data/bank-accounts.ts'
import { decimal } from '../../data/money.ts'
import { channelStatus, isSuccess } from '../../data/runs.ts'
import { transactionsOf } from '../../data/transactions.ts'
import { userById } from '../../data/users.ts'
import { DAY, isoDay, isoTime } from '../../time.ts'
import { cardDetails, loanDetails, savingsDetails } from './account-details.ts'
import { paged } from './paged.ts'

export const euros = (cents: number) => ({ amount: decimal(cents), currency: 'EUR' })

/** Pending purchases are not booked yet: what is available is less by them. */
function available(account: BankAccount): number {
  const pending = transactionsOf(account).filter(({ status }) => status === 'PENDING')
  return account.balance + pending.reduce((sum, { cents }) => sum + cents, 0)
}

function balancesOf(account: BankAccount): JsonRecord[] {
  const at = { reference_at: isoTime(account.updatedAt) }
  const { kind } = account.product
  if (kind === 'CREDIT_CARD') return [{ type: 'PENDING_CARD', amount: euros(account.balance), ...at }]
  if (kind === 'INVESTMENT') return [{ type: 'VALUATION', amount: euros(account.balance), ...at }]
  if (kind === 'LOAN') return [{ type: 'OUTSTANDING', amount: euros(account.balance), ...at }]
  const booked = { type: 'BOOKED', amount: euros(account.balance), ...at }
  if (kind === 'SAVINGS') return [booked]
  return [booked, { type: 'AVAILABLE', amount: euros(available(account)), ...at }]
}

function statusOf({ connection }: BankAccount, now: number): string {
  const { v3 } = channelStatus(connection, now)
  return v3 === 'RUNNING' || isSuccess(v3) ? 'ACTIVE' : 'ERROR'
}

/** An account as V3 shows it. */
export function showAccount(account: BankAccount, now: number): JsonRecord {
  const { connection, product } = account
  const balances = balancesOf(account)
  return {
    id: account.id,
    connection_id: connection.id,
    source_channel_id: account.channel.id,
    name: product.name,
    account_number: account.number,
    iban: account.iban ?? null,
    bic: account.iban ? connection.institution.bic : null,
    type: product.kind,
    product_code: product.code,
    usage: connection.segment,
    status: statusOf(account, now),
    balance: balances[0],
    balances,
    credit_limit: product.kind === 'CHECKINGS' ? euros(50_000) : null,
    owners: account.owners.map((name, index) => ({ name, role: index === 0 ? 'OWNER' : 'CO_OWNER' })),
    created_at: isoTime(account.createdAt),
    updated_at: isoTime(account.updatedAt),
    ...(product.kind === 'CREDIT_CARD' && { card: cardDetails(account) }),
    ...(product.kind === 'LOAN' && { loan: loanDetails(account) }),
    ...(product.kind === 'SAVINGS' && { savings: savingsDetails(account) }),
  }
}

/** One main balance a day: today's, less what happened since. */
function dailyBalances(account: BankAccount): { date: string; cents: number }[] {
  const transactions = transactionsOf(account).filter(({ bookedAt }) => bookedAt !== undefined)
  return Array.from({ length: 30 }, (_, index) => {
    const date = isoDay(account.updatedAt - index * DAY)
    const since = transactions.filter(({ executedAt }) => isoDay(executedAt) > date)
    return { date, cents: account.balance - since.reduce((sum, { cents }) => sum + cents, 0) }
  })
}

export const accounts: Behaviours = {
  listAccounts(call) {
    const { user_id: userId, connection_id: connectionId, type, status } = call.query
    const user = userById(call.world, userId)
    const all = accountsOfUser(call.world, user.id, call.now).filter(
      (account) =>
        (connectionId === undefined || account.connection.id === connectionId) &&
        (type === undefined || account.product.kind === type) &&
        (status === undefined || statusOf(account, call.now) === status),
    )
    return paged(call, 'accounts', all, (account) => showAccount(account, call.now))
  },

  getAccount: ({ world, path, now }) => ({ status: 200, body: showAccount(accountById(world, path['id'], now), now) }),

  deleteAccount({ world, path, now }) {
    const { connection, product } = accountById(world, path['id'], now)
    connection.hidden.add(product.code)
    return { status: 204 }
  },

  listBalances(call) {
    const account = accountById(call.world, call.path['id'], call.now)
    const { from, to } = call.query
    const days = dailyBalances(account).filter(
      ({ date }) => (typeof from !== 'string' || date >= from) && (typeof to !== 'string' || date <= to),
    )
    const type = balancesOf(account)[0]?.['type']
    return paged(call, 'balances', days, ({ date, cents }) => ({ date, type, amount: euros(cents) }))
  },
}
