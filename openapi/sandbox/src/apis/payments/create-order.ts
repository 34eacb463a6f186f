import { randomUUID } from 'node:crypto'
import { sandboxBeneficiary } from '@portal/openapi/cast'
import { toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Call } from '../../call.ts'
import { ordersOf, type Order } from '../../data/orders.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { isPossibleReturn } from '../../bank/return-address.ts'
import { aliasesOf } from './aliases.ts'

const impossible = (field: string, reason: string) =>
  new SandboxError('BAD_PARAMETER', {
    status: 422,
    description: `${field} ${reason}.`,
    details: [{ field, reason, missing: false }],
  })

/** Makes an order of what a request says. @throws {SandboxError} when it is not possible for the client */
export function createOrder(call: Call): Order {
  const body = toRecord(call.body)
  const { amount, currency, beneficiary, label, instructions, ...options } = body
  const instruction = toRecord(toList(instructions)[0] ?? { amount, currency, beneficiary, label })
  const to = toRecord(instruction['beneficiary'])
  refuseBeneficiary(call, to)
  if (typeof options['start_date'] === 'string' && Date.parse(options['start_date']) < call.now - 60_000)
    throw impossible('start_date', 'lies in the past')
  if (!isPossibleReturn(toText(options['redirect_url'])))
    throw impossible('redirect_url', 'is no address of an application')
  return addOrder(call, { type: 'PAYMENT', fields: options, instruction, refundOf: undefined })
}

function refuseBeneficiary({ world }: Call, beneficiary: JsonRecord): void {
  if (beneficiary['schema'] === 'FPS')
    throw new SandboxError('NO', { status: 405, description: 'Your client does not have the schema FPS.' })
  const alias = beneficiary['schema'] === 'ALIAS' ? aliasesOf(world).get(toText(beneficiary['alias_id'])) : undefined
  if (beneficiary['schema'] === 'ALIAS' && !alias) throw unknownResource('alias')
  const iban = alias ? toRecord(alias['account'])['iban'] : beneficiary['iban']
  if (iban !== sandboxBeneficiary.iban)
    throw new SandboxError('NO', {
      status: 403,
      description: `The sandbox pays to ${sandboxBeneficiary.iban} only, whatever the name.`,
    })
}

type NewOrder = Pick<Order, 'type' | 'fields' | 'refundOf'> & { instruction: JsonRecord }

/** Puts an order on the shelf, and opens the door of its pages. */
export function addOrder(call: Call, { instruction, ...rest }: NewOrder): Order {
  const { world, services, now, token } = call
  const order: Order = {
    ...rest,
    id: randomUUID(),
    clientId: token?.clientId ?? '',
    amount: toText(instruction['amount']),
    currency: toText(instruction['currency']),
    label: toText(instruction['label']),
    beneficiary: toRecord(instruction['beneficiary']),
    createdAt: now,
    changedAt: now,
    closedAt: undefined,
    payment: undefined,
    failed: false,
    settlement: 'IN_PROGRESS',
    settlementEnd: undefined,
    history: [{ time: now, type: 'REQUEST', feature: 'ORDER', content: 'The order was created.' }],
  }
  ordersOf(world).set(order.id, order)
  services.openDoor(order.id, { worldKey: world.key, kind: 'order', api: 'payments' })
  return order
}
