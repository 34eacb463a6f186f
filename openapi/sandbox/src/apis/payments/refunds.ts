import { toRecord, toText } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { orderById, orderByPayment, ordersOf, paymentOf } from '../../data/orders.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { addOrder } from './create-order.ts'
import { listed } from './orders.ts'
import { showOrder } from './show-order.ts'

export const refunds: Behaviours = {
  createRefund(call) {
    const order = orderByPayment(call.world, call.path, call.now)
    if (paymentOf(order, call.now)?.status !== 'EXECUTED')
      throw new SandboxError('NO', { status: 405, description: 'The payment has not been executed.' })
    const { amount, ...fields } = toRecord(call.body)
    const given = ordersOf(call.world)
      .list()
      .filter(({ refundOf }) => refundOf === order.id)
    const sum = given.reduce((total, one) => total + Number(one.amount), Number(amount))
    if (sum > Number(order.amount))
      throw new SandboxError('BAD_PARAMETER', { status: 422, description: 'The refunds would exceed the payment.' })
    const payer = toRecord(order.fields['payer'])
    const beneficiary = payer['iban']
      ? { schema: 'SEPA', iban: payer['iban'], name: toText(payer['name']) || 'Camille Arvor' }
      : order.beneficiary
    const instruction = { amount, currency: order.currency, label: `Refund ${order.label}`.slice(0, 140), beneficiary }
    const refund = addOrder(call, { type: 'REFUND', fields, instruction, refundOf: order.id })
    return {
      status: 201,
      body: showOrder(refund, call.origin, call.now),
      headers: { Location: `/v1/running/orders/${refund.id}` },
    }
  },

  listPaymentRefunds(call) {
    const order = orderByPayment(call.world, call.path, call.now)
    return listed(
      call,
      ordersOf(call.world)
        .list()
        .filter(({ refundOf }) => refundOf === order.id),
    )
  },

  listRefunds: (call) =>
    listed(
      call,
      ordersOf(call.world)
        .list()
        .filter(({ type }) => type === 'REFUND'),
    ),

  getRefundedOrder({ world, path, origin, now }) {
    const { refundOf } = orderById(world, path['refund_id'])
    if (refundOf === undefined) throw unknownResource('refund')
    return { status: 200, body: showOrder(orderById(world, refundOf), origin, now) }
  },
}
