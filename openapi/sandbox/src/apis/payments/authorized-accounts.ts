import { randomUUID } from 'node:crypto'
import { authorizedAccounts as declared, company } from '@portal/openapi/cast'
import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { perWorld } from '../../state/world.ts'
import { createShelf, type Shelf } from '../../state/shelf.ts'
import { paged } from './paged.ts'

/** The accounts that may be paid to; two are declared from the start. */
const accountsOf = perWorld((): Shelf<JsonRecord> => {
  const shelf = createShelf<JsonRecord>({ most: 50 })
  for (const { id, iban, name } of declared)
    shelf.set(id, {
      id,
      service_level: 'FULL',
      identification: { schema: 'SEPA', iban, name },
      entity: {
        type: 'COMPANY',
        company_name: company.name,
        national_identification: company.siret,
        country: company.country,
      },
    })
  return shelf
})

function accountOf({ world, path }: Call): JsonRecord {
  const account = accountsOf(world).get(path['id'] ?? '')
  if (!account) throw unknownResource('authorised account')
  return account
}

const keyOf = (identification: JsonRecord) =>
  toText(identification['iban']) || `${identification['sort_code']} ${identification['account_number']}`

export const authorizedAccounts: Behaviours = {
  listAuthorizedAccounts: (call) => paged(call, 'authorized_accounts', accountsOf(call.world).list(), (one) => one),
  getAuthorizedAccount: (call) => ({ status: 200, body: accountOf(call) }),

  createAuthorizedAccount({ world, body }) {
    const { identification, entity } = toRecord(body)
    const key = keyOf(toRecord(identification))
    if (toText(toRecord(identification)['iban']) && !hasRightKey(key))
      throw new SandboxError('BAD_PARAMETER', { status: 422, description: 'The check digits of the IBAN are wrong.' })
    const known = accountsOf(world)
      .list()
      .find((one) => keyOf(toRecord(one['identification'])) === key)
    if (known) return { status: 208, body: known }
    const account = { id: randomUUID(), service_level: 'FULL', identification, entity }
    accountsOf(world).set(account.id, account)
    return { status: 201, body: account, headers: { Location: `/v1/authorized_accounts/${account.id}` } }
  },

  deleteAuthorizedAccount(call) {
    accountsOf(call.world).delete(toText(accountOf(call)['id']))
    return { status: 204 }
  },
}

/** Whether the check digits of an IBAN are right, by ISO 7064. */
function hasRightKey(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const sign of moved) rest = Number(`${rest}${parseInt(sign, 36)}`) % 97
  return rest === 1
}
