import type { JsonRecord } from '@portal/openapi/json'
import type { paymentOutcomes } from '@portal/openapi/cast'
import { unknownResource } from '../errors.ts'
import { seededUuid } from '../state/seed.ts'
import { shelfPerWorld, type World } from '../state/world.ts'
import { DAY, SECOND } from '../time.ts'

export type Outcome = (typeof paymentOutcomes)[number]

export type HistoryItem = {
  time: number
  type: 'REQUEST' | 'STATUS' | 'BANK' | 'PAYER'
  feature: string
  content: string
}

/** A payment to be made, or a refund. Its status is what its payment says at the time of the question. */
export type Order = {
  id: string
  clientId: string
  type: 'PAYMENT' | 'REFUND'
  /** What the creation said, as the description names it. */
  fields: JsonRecord
  amount: string
  currency: string
  label: string
  beneficiary: JsonRecord
  createdAt: number
  changedAt: number
  closedAt: number | undefined
  /** What the payer chose at the bank, and when. */
  payment: { outcome: Outcome; at: number } | undefined
  failed: boolean
  refundOf: string | undefined
  settlement: string
  settlementEnd: number | undefined
  history: HistoryItem[]
}

export const ordersOf = shelfPerWorld<Order>(200)

/** The order with this id. @throws {SandboxError} */
export function orderById(world: World, id: unknown): Order {
  const order = typeof id === 'string' ? ordersOf(world).get(id) : undefined
  if (!order) throw unknownResource('order')
  return order
}

const EXPIRY = 30 * DAY

/** What has become of the payer's choice by an instant: one of them is executed only later. */
function reached({ payment }: Order, now: number) {
  if (!payment) return undefined
  const { outcome, at } = payment
  if ('later' in outcome && now >= at + outcome.later.afterSeconds * SECOND)
    return { ...outcome.later, time: at + outcome.later.afterSeconds * SECOND, rawReason: undefined }
  return { ...outcome, time: at, rawReason: 'rawReason' in outcome ? outcome.rawReason : undefined }
}

export function orderStatus(order: Order, now: number): string {
  if (order.failed) return 'REJECTED'
  const state = reached(order, now)
  if (state) return state.orderStatus === 'AUTHORIZED' && order.closedAt !== undefined ? 'CLOSED' : state.orderStatus
  if (order.closedAt !== undefined) return 'CLOSED'
  return now >= order.createdAt + EXPIRY ? 'EXPIRED' : 'NEW'
}

export function isFinal(order: Order, now: number): boolean {
  return !['NEW', 'AUTHORIZED'].includes(orderStatus(order, now))
}

export function instructionId({ id }: Order): string {
  return seededUuid(`${id} instruction`)
}

/** The one payment of an order; undefined until the payer has approved. */
export function paymentOf(order: Order, now: number) {
  const state = reached(order, now)
  if (!state || !order.payment) return undefined
  const executed = state.paymentStatus === 'EXECUTED'
  return {
    id: seededUuid(`${order.id} payment`),
    status: state.paymentStatus,
    rawReason: state.rawReason,
    createdAt: order.payment.at,
    executedAt: executed ? state.time : undefined,
  }
}

/** The order whose payment the path names. @throws {SandboxError} */
export function orderByPayment(world: World, path: Readonly<Record<string, string>>, now: number): Order {
  const order = orderById(world, path['order_id'])
  if (instructionId(order) !== path['instruction_id']) throw unknownResource('instruction')
  if (paymentOf(order, now)?.id !== path['payment_id']) throw unknownResource('payment')
  return order
}

export function settlementId({ id }: Order): string {
  return seededUuid(`${id} settlement`)
}
