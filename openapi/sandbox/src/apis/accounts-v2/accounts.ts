import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { accountsOf, type BankAccount } from '../../data/bank-accounts.ts'
import { unknownResource } from '../../errors.ts'
import { numericId } from '../../state/seed.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { DAY, epoch } from '../../time.ts'
import { paginate } from '../paging.ts'
import { callerOf, connectionsReadable, signable } from './caller.ts'
import { showAccount, units } from './show-account.ts'

/** Accounts that a user keeps by hand, and what users changed of the others, by account id. */
const manualOf = shelfPerWorld<{ userId: string; body: JsonRecord }>(100)
const changesOf = shelfPerWorld<JsonRecord>(200)

function bankAccounts(call: Call): BankAccount[] {
  return connectionsReadable(call).flatMap((connection) => accountsOf(call.world, connection, call.now))
}

/** Every account that the call may read, as V2 lists it: without positions, unless they are asked for. */
function allShown(call: Call, positions = false): JsonRecord[] {
  const { token, query, world } = call
  const userId = token?.userId ?? query['user_id']
  const read = bankAccounts(call).filter(({ connection }) => userId === undefined || connection.userId === userId)
  const manual = manualOf(world)
    .list()
    .filter((one) => userId === undefined || one.userId === userId)
  return [
    ...read.map((one) => showAccount(one, call.now, { positions, changes: changesOf(world).get(one.id) })),
    ...manual.map(({ body }) => body),
  ]
}

/** One account, with its positions when the token may read them. @throws {SandboxError} */
function accountOf(call: Call): JsonRecord {
  const found = allShown(call, call.token?.scopes.includes('investments_read')).find(({ id }) => id === call.path['id'])
  if (!found) throw unknownResource('account')
  return found
}

function passes({ query }: Call, account: JsonRecord): boolean {
  const same = (name: string, field = name) => query[name] === undefined || account[field] === query[name]
  return (
    same('connection_id') &&
    same('type') &&
    same('status') &&
    same('usage') &&
    `${account['name']} ${account['account_number']}`.toLowerCase().includes(toText(query['q']).toLowerCase())
  )
}

export const accounts: Behaviours = {
  listAccountsV2(call) {
    const found = allShown(call).filter((account) => passes(call, account))
    return signable(call, paginate(call, found).rows)
  },

  getAccountV2(call) {
    const account = accountOf(call)
    if (call.query['with_balance_history'] !== true) return signable(call, account)
    const history = [0, 1, 2].map((day) => ({
      date: epoch(call.now - day * DAY),
      balance: account['balance'],
      currency: 'EUR',
      source: day === 0 ? 'BANK' : 'COMPUTED',
    }))
    return signable(call, { ...account, balance_history: history })
  },

  createAccountV2(call) {
    const { id: userId } = callerOf(call)
    const fields = toRecord(call.body)
    const id = numericId(`${userId} manual ${manualOf(call.world).size()}`, 8)
    const times = { balance_date: epoch(call.now), creation_date: epoch(call.now) }
    const body = {
      ...fields,
      balance: units(Number(fields['balance']) * 100),
      id,
      connection_id: `manual-${userId}`,
      status: 'MANUAL',
      ...times,
    }
    manualOf(call.world).set(id, { userId, body })
    return { status: 201, headers: { Location: `/accounts/${id}` } }
  },

  updateAccountV2(call) {
    const id = toText(accountOf(call)['id'])
    const manual = manualOf(call.world).get(id)
    const changes = toRecord(call.body)
    if (manual) Object.assign(manual.body, changes)
    else changesOf(call.world).set(id, { ...changesOf(call.world).get(id), ...changes })
    return { status: 204 }
  },

  deleteAccountV2(call) {
    const id = toText(accountOf(call)['id'])
    manualOf(call.world).delete(id)
    const account = bankAccounts(call).find((one) => one.id === id)
    account?.connection.hidden.add(account.product.code)
    return { status: 204 }
  },
}
