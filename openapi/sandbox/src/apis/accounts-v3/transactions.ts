import { toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { accountsOfUser } from '../../data/bank-accounts.ts'
import { categories as allCategories } from '../../data/categories.ts'
import { connectionsOf } from '../../data/connections.ts'
import { decimal } from '../../data/money.ts'
import { transactionsOf, type BankTransaction } from '../../data/transactions.ts'
import { userById } from '../../data/users.ts'
import { unknownResource } from '../../errors.ts'
import { isoDay, isoTime, isoTimeOrNull } from '../../time.ts'
import { paged } from './paged.ts'

/** A transaction as V3 shows it. */
export function showTransaction(one: BankTransaction): JsonRecord {
  return {
    id: one.id,
    account_id: one.account.id,
    amount: { amount: decimal(one.cents), currency: 'EUR' },
    type: one.type,
    status: one.status,
    enrichments: {
      display_label: one.label,
      date: isoTime(one.executedAt),
      category_id: one.categoryId,
      merchant: one.merchant ?? null,
      recurring: one.recurring,
    },
    raw: {
      label: one.raw,
      remittance_information: [],
      bank_reference: `MB${isoDay(one.executedAt).slice(2).replaceAll('-', '')}${one.id.slice(0, 6)}`,
    },
    counterparty: { name: one.label, iban_masked: null },
    notes: null,
    matched_transaction_id: null,
    booked_at: isoTimeOrNull(one.bookedAt),
    value_at: isoTimeOrNull(one.bookedAt),
    executed_at: isoTime(one.executedAt),
    imported_at: isoTime(one.importedAt),
    updated_at: isoTime(one.importedAt),
    deleted: false,
  }
}

function passes({ query }: Call, one: BankTransaction): boolean {
  const accountIds = toTexts(query['account_ids'])
  const day = isoDay(one.executedAt)
  const { start_date: start, end_date: end, updated_after: after, status, category_id: category } = query
  return (
    (accountIds.length === 0 || accountIds.includes(one.account.id)) &&
    (typeof start !== 'string' || day >= start) &&
    (typeof end !== 'string' || day <= end) &&
    (typeof after !== 'string' || one.importedAt > Date.parse(after)) &&
    (status === undefined || one.status === status) &&
    (category === undefined || one.categoryId === category)
  )
}

function inOrder(all: readonly BankTransaction[], sort: string): BankTransaction[] {
  const time = (one: BankTransaction) => (sort.includes('updated_at') ? one.importedAt : one.executedAt)
  const direction = sort.startsWith('-') ? -1 : 1
  return all.toSorted((a, b) => direction * (time(a) - time(b) || a.id.localeCompare(b.id)))
}

export const transactions: Behaviours = {
  listTransactions(call) {
    const user = userById(call.world, call.query['user_id'])
    const all = accountsOfUser(call.world, user.id, call.now)
      .flatMap(transactionsOf)
      .filter((one) => passes(call, one))
    return paged(call, 'transactions', inOrder(all, toText(call.query['sort']) || '-date'), showTransaction)
  },

  getTransaction({ world, path, now }) {
    const userIds = new Set(
      connectionsOf(world)
        .list()
        .map(({ userId }) => userId),
    )
    const found = [...userIds]
      .flatMap((userId) => accountsOfUser(world, userId, now))
      .flatMap(transactionsOf)
      .find(({ id }) => id === path['id'])
    if (!found) throw unknownResource('transaction')
    return { status: 200, body: showTransaction(found) }
  },

  listCategories: (call) =>
    paged(call, 'categories', allCategories, ({ id, label, type, parentId }) => ({
      id,
      label,
      type,
      parent_id: parentId ?? null,
    })),
}
