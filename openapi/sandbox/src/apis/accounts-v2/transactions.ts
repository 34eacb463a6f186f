import { toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { accountsOf } from '../../data/bank-accounts.ts'
import { categories } from '../../data/categories.ts'
import { transactionsOf, type BankTransaction } from '../../data/transactions.ts'
import { unknownResource } from '../../errors.ts'
import { epoch } from '../../time.ts'
import { paginate } from '../paging.ts'
import { connectionsReadable, signable } from './caller.ts'
import { units } from './show-account.ts'

/** A transaction as V2 shows it. */
function showTransaction(one: BankTransaction): JsonRecord {
  return {
    id: one.id,
    account_id: one.account.id,
    amount: units(one.cents),
    currency: 'EUR',
    type: one.type,
    origin: 'ORIGINAL',
    status: one.status,
    category_id: one.categoryId,
    label: one.label,
    source: { label: one.raw },
    remittance_information: [one.raw],
    date: epoch(one.executedAt),
    transaction_date: epoch(one.executedAt),
    ...(one.bookedAt !== undefined && { booking_date: epoch(one.bookedAt), value_date: epoch(one.bookedAt) }),
    import_date: epoch(one.importedAt),
    last_update_date: epoch(one.importedAt),
  }
}

/** Every transaction that the call may read, newest first. */
function readable(call: Call): BankTransaction[] {
  const { user_id: userId } = call.query
  return connectionsReadable(call)
    .filter((connection) => userId === undefined || connection.userId === userId)
    .flatMap((connection) => accountsOf(call.world, connection, call.now))
    .flatMap(transactionsOf)
    .toSorted((a, b) => b.executedAt - a.executedAt || a.id.localeCompare(b.id))
}

const atLeast = (value: number, bound: unknown) => typeof bound !== 'number' || value >= bound
const atMost = (value: number, bound: unknown) => typeof bound !== 'number' || value <= bound

function passes({ query }: Call, one: BankTransaction): boolean {
  const included = toTexts(query['included_statuses'])
  const excluded = toTexts(query['excluded_statuses'])
  const amount = units(one.cents)
  const kind = one.account.product.kind === 'INVESTMENT' ? 'SAVINGS' : one.account.product.kind
  return (
    (query['account_id'] === undefined || one.account.id === query['account_id']) &&
    (query['account_type'] === undefined || kind === query['account_type']) &&
    (query['origin'] === undefined || query['origin'] === 'ORIGINAL') &&
    (query['category_id'] === undefined || one.categoryId === query['category_id']) &&
    (included.length === 0 || included.includes(one.status)) &&
    !excluded.includes(one.status) &&
    atLeast(epoch(one.executedAt), query['start_date']) &&
    atMost(epoch(one.executedAt), query['end_date']) &&
    atLeast(epoch(one.importedAt), query['start_import_date']) &&
    atLeast(amount, query['min_amount']) &&
    atMost(amount, query['max_amount']) &&
    (query['amount'] === undefined || amount === query['amount'])
  )
}

export const transactions: Behaviours = {
  listTransactionsV2(call) {
    const found = readable(call).filter((one) => passes(call, one))
    return signable(call, paginate(call, found).rows.map(showTransaction))
  },

  getTransactionV2(call) {
    const found = readable(call).find(({ id }) => id === call.path['id'])
    if (!found) throw unknownResource('transaction')
    return signable(call, showTransaction(found))
  },

  listCategoriesV2: () => ({
    status: 200,
    body: categories.map(({ id, label, type, parentId }) => {
      const parent = categories.find((one) => one.id === parentId)
      return { id, label, type, ...(parent && { parent: { id: parent.id, label: parent.label } }) }
    }),
  }),
}
