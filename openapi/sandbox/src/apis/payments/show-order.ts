import type { JsonRecord } from '@portal/openapi/json'
import { instructionId, orderStatus, paymentOf, type Order } from '../../data/orders.ts'
import { hash } from '../../state/seed.ts'
import { isoTime } from '../../time.ts'

/** Where the payer approves an order. */
export function authorisationUrl(order: Order, origin: string): string {
  return `${origin}/sandbox/payments/v1/authorize/${order.id}?client_id=${encodeURIComponent(order.clientId)}`
}

/** An order as the Direct Payment API shows it. */
export function showOrder(order: Order, origin: string, now: number): JsonRecord {
  const { instructions: _, ...fields } = order.fields
  return {
    ...fields,
    id: order.id,
    type: order.type,
    order_status: orderStatus(order, now),
    channel: 'ONLINE',
    creation_date: isoTime(order.createdAt),
    auth_url: authorisationUrl(order, origin),
    sca: { applied: order.payment ? 'YES' : 'UNKNOWN' },
    instructions: [showInstruction(order, now)],
  }
}

function showInstruction(order: Order, now: number): JsonRecord {
  const payment = paymentOf(order, now)
  const { amount, currency } = order
  return {
    id: instructionId(order),
    amount,
    currency,
    label: order.label,
    beneficiary: order.beneficiary,
    end_to_end_id: [0, 1, 2, 3].map((part) => hash(`${order.id} ${part}`).toString(16).padStart(8, '0')).join(''),
    payments: payment
      ? [
          {
            id: payment.id,
            status: payment.status,
            ...(payment.rawReason && { payment_status_raw_reason: payment.rawReason }),
            amount,
            currency,
            creation_date: isoTime(payment.createdAt),
            ...(payment.executedAt && { execution_date: isoTime(payment.executedAt) }),
          },
        ]
      : [],
  }
}
