import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { instructionId, orderByPayment, ordersOf, paymentOf, settlementId, type Order } from '../../data/orders.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { isoTime } from '../../time.ts'

function showSettlement(order: Order, now: number): JsonRecord {
  const payment = paymentOf(order, now)
  if (!payment || payment.status === 'REJECTED') throw unknownResource('settlement')
  return {
    settlement_id: settlementId(order),
    order_id: order.id,
    instruction_id: instructionId(order),
    start_date: isoTime(payment.createdAt),
    status: order.settlement,
    ...(order.settlementEnd && { end_date: isoTime(order.settlementEnd) }),
  }
}

const NEXT: Readonly<Record<string, readonly string[]>> = {
  IN_PROGRESS: ['MANUALLY_SETTLED', 'NO_FUNDS', 'TO_CHARGE_BACK'],
  NO_FUNDS: ['MANUALLY_SETTLED'],
}

export const settlements: Behaviours = {
  getPaymentSettlement: ({ world, path, now }) => ({
    status: 200,
    body: showSettlement(orderByPayment(world, path, now), now),
  }),

  updatePaymentSettlement({ world, path, now, body, services }) {
    const order = orderByPayment(world, path, now)
    showSettlement(order, now)
    const status = toText(toRecord(body)['status'])
    if (!NEXT[order.settlement]?.includes(status))
      throw new SandboxError('NO', {
        status: 405,
        description: `A settlement that is ${order.settlement} cannot become ${status}.`,
      })
    order.settlement = status
    order.settlementEnd = status === 'NO_FUNDS' ? undefined : now
    services.notify(world, { kind: 'resource', type: 'ORDERS', id: settlementId(order) })
    return { status: 200, body: showSettlement(order, now) }
  },

  getSettlement({ world, path, now }) {
    const order = ordersOf(world)
      .list()
      .find((one) => settlementId(one) === path['settlement_id'])
    if (!order) throw unknownResource('settlement')
    return { status: 200, body: showSettlement(order, now) }
  },
}
