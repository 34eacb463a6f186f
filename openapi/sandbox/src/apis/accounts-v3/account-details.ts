import type { JsonRecord } from '@portal/openapi/json'
import type { BankAccount } from '../../data/bank-accounts.ts'
import { decimal } from '../../data/money.ts'
import { numericId, seededRandom } from '../../state/seed.ts'
import { DAY, isoDay } from '../../time.ts'

const euros = (cents: number) => ({ amount: decimal(cents), currency: 'EUR' })

/** The last day of the month of an instant. */
function endOfMonth(time: number): string {
  const [year = '', month = ''] = isoDay(time).split('-')
  return isoDay(Date.UTC(Number(year), Number(month), 0, 12))
}

export function cardDetails({ number, connection, balance, updatedAt }: BankAccount): JsonRecord {
  return {
    masked_pan: `****${number.slice(-4)}`,
    network: 'CB',
    debit_mode: 'DEFERRED',
    // The current account of the same connection, whose id is made the same way.
    linked_account_id: numericId(`${connection.id} account CURRENT`, 8),
    next_debit_date: endOfMonth(updatedAt),
    outstanding: euros(balance),
    limit: euros(200_000),
  }
}

export function loanDetails({ id, balance, updatedAt }: BankAccount): JsonRecord {
  const random = seededRandom(`${id} loan`)
  const initial = Math.round(-balance * (1.3 + random()))
  const remaining = 90 + Math.floor(random() * 140)
  return {
    loan_type: 'MORTGAGE',
    initial_amount: euros(initial),
    outstanding_amount: euros(-balance),
    repaid_amount: euros(initial + balance),
    interest_rate: '1.85',
    insurance_rate: '0.28',
    start_date: isoDay(updatedAt - (300 - remaining) * 30 * DAY),
    maturity_date: isoDay(updatedAt + remaining * 30 * DAY),
    periodicity: 'MONTHLY',
    next_payment_date: endOfMonth(updatedAt),
    next_payment_amount: euros(Math.round(-balance / remaining)),
    remaining_payments: remaining,
  }
}

export function savingsDetails({ balance, product, updatedAt }: BankAccount): JsonRecord {
  return {
    interest_rate: '2.40',
    rate_date: isoDay(updatedAt - 120 * DAY),
    accrued_interest: euros(Math.round(balance * 0.018)),
    ceiling: euros(product.code === 'LDDS' ? 1_200_000 : 2_295_000),
    opening_date: '2014-03-18',
    available_at: null,
  }
}
