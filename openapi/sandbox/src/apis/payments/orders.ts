import { toRecord, toText, toTexts } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { isFinal, orderById, ordersOf, orderStatus, paymentOf, type Order } from '../../data/orders.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { hash } from '../../state/seed.ts'
import { isoDay, isoTime } from '../../time.ts'
import { showPaymentPage } from '../../bank/answer-order.ts'
import { createOrder } from './create-order.ts'
import { paged } from './paged.ts'
import { authorisationUrl, showOrder } from './show-order.ts'

const notNow = (description: string) => new SandboxError('NO', { status: 405, description })

/** What a full-text search looks at. */
function textOf(order: Order): string {
  return [order.fields['user_reference'], order.label, ...Object.values(order.beneficiary), order.amount]
    .join(' ')
    .toLowerCase()
}

function passes({ query, now }: Call, order: Order): boolean {
  const payment = paymentOf(order, now)
  const statuses = toTexts(query['order_status'])
  const paid = toTexts(query['payment_status'])
  const settled = toTexts(query['settlement_status'])
  const from = toText(query['date_from'])
  const to = toText(query['date_to'])
  const executedFrom = toText(query['execution_date_from'])
  return (
    (statuses.length === 0 || statuses.includes(orderStatus(order, now))) &&
    (paid.length === 0 || (payment !== undefined && paid.includes(payment.status))) &&
    (settled.length === 0 || (payment !== undefined && settled.includes(order.settlement))) &&
    (query['user_reference'] === undefined || order.fields['user_reference'] === query['user_reference']) &&
    (query['currency'] === undefined || order.currency === query['currency']) &&
    (query['type'] === undefined || order.type === query['type']) &&
    (query['amount_from'] === undefined || Number(order.amount) >= Number(query['amount_from'])) &&
    (query['amount_to'] === undefined || Number(order.amount) <= Number(query['amount_to'])) &&
    (!from || isoDay(order.createdAt) >= from.slice(0, 10)) &&
    (!to || isoDay(order.createdAt) <= to.slice(0, 10)) &&
    (!executedFrom || (payment?.executedAt !== undefined && isoDay(payment.executedAt) >= executedFrom.slice(0, 10))) &&
    textOf(order).includes(toText(query['data_for_searching_orders']).toLowerCase())
  )
}

/** The orders that a call's filters let through, newest first. */
export function listed(call: Call, orders: readonly Order[]) {
  const found = orders.filter((order) => passes(call, order)).toReversed()
  return paged(call, 'orders', found, (order) => showOrder(order, call.origin, call.now))
}

export const orders: Behaviours = {
  createOrder(call) {
    const order = createOrder(call)
    return {
      status: 201,
      body: showOrder(order, call.origin, call.now),
      headers: { Location: `/v1/running/orders/${order.id}` },
    }
  },

  getRunningOrder: ({ world, path, origin, now }) => ({
    status: 200,
    body: showOrder(orderById(world, path['order_id']), origin, now),
  }),

  getOrder: ({ world, path, origin, now }) => ({
    status: 200,
    body: showOrder(orderById(world, path['order_id']), origin, now),
  }),

  listOrders: (call) => listed(call, ordersOf(call.world).list()),

  updateRunningOrder(call) {
    const order = orderById(call.world, call.path['order_id'])
    const { order_status: status, ...fields } = toRecord(call.body)
    if (isFinal(order, call.now)) throw notNow('The order is final.')
    const given = Object.keys(fields)
    if (given.length > 0 && orderStatus(order, call.now) !== 'NEW') throw notNow('The payer has approved already.')
    const set = given.find((name) => order.fields[name] !== undefined)
    if (set !== undefined)
      throw new SandboxError('BAD_PARAMETER', { status: 422, description: `${set} is set already.` })
    Object.assign(order.fields, fields)
    order.changedAt = call.now
    if (status === 'CLOSED') {
      order.closedAt = call.now
      order.history.push({ time: call.now, type: 'STATUS', feature: 'ORDER', content: 'You closed the order.' })
      call.services.notify(call.world, { kind: 'resource', type: 'ORDERS', id: order.id })
    }
    return { status: 204 }
  },

  shortenOrder({ world, path, origin, now, body }) {
    const order = orderById(world, path['order_id'])
    if (isFinal(order, now)) throw notNow('The order is final: there is nothing left to approve.')
    const extra = toText(toRecord(body)['query_params'])
    order.fields['short_auth_url'] =
      `${authorisationUrl(order, origin)}${extra && `&${extra}`}#${hash(order.id).toString(36)}`
    return { status: 200, body: { short_auth_url: order.fields['short_auth_url'] } }
  },

  listOrderHistory({ world, path }) {
    const { history } = orderById(world, path['order_id'])
    return {
      status: 200,
      body: {
        history: history.map(({ time, type, feature, content }) => ({ date: isoTime(time), type, feature, content })),
      },
    }
  },

  async openAuthorisationPage({ services, path, query, origin, now }) {
    const door = services.findDoor(path['order_id'] ?? '')
    if (door?.kind !== 'order') throw unknownResource('order')
    const world = services.worldOf(door.worldKey)
    const order = orderById(world, path['order_id'])
    if (order.clientId !== query['client_id']) throw unknownResource('order')
    if (isFinal(order, now)) throw notNow('The order is final: it cannot be paid any more.')
    return showPaymentPage({ world, services, origin, order }, query)
  },
}
