import type { JsonRecord } from '@portal/openapi/json'
import { decimal } from '../../data/money.ts'
import type { BankTransaction } from '../../data/transactions.ts'
import { numericId } from '../../state/seed.ts'
import { DAY, isoDay } from '../../time.ts'
import type { History } from './history.ts'

export const euros = (cents: number) => ({ amount: decimal(cents), currency: 'EUR' })

/** What comes back each month under one label. */
export type Series = { label: string; all: BankTransaction[]; average: number; last: BankTransaction }

/** The recurring transactions of a history, one series a label. */
export function seriesOf({ transactions }: History): Series[] {
  const recurring = transactions.filter((one) => one.recurring)
  return [...new Set(recurring.map(({ label }) => label))].flatMap((label) => {
    const all = recurring.filter((one) => one.label === label)
    const [last] = all
    if (!last) return []
    return { label, all, average: all.reduce((sum, { cents }) => sum + cents, 0) / all.length, last }
  })
}

const KINDS: Readonly<Record<string, string>> = {
  '3011': 'SALARY',
  '311': 'RENT',
  '114': 'TELECOM',
  '313': 'ENERGY',
  '1313': 'INSURANCE',
}

export function seriesId({ label, last }: Series): string {
  return `rt_${numericId(`${last.account.id} ${label}`, 6)}`
}

/** The day on which a series is expected next. */
export function nextOf({ last }: Series): number {
  return last.executedAt + 30 * DAY
}

/** A series as the API shows it. */
export function showSeries(series: Series): JsonRecord {
  const { label, all, average, last } = series
  const cents = all.map((one) => Math.abs(one.cents))
  return {
    id: seriesId(series),
    direction: average > 0 ? 'IN' : 'OUT',
    label,
    category_id: last.categoryId,
    periodicity: 'MONTHLY',
    expected_day: Number(isoDay(last.executedAt).slice(8)),
    average: euros(Math.abs(average)),
    min: euros(Math.min(...cents)),
    max: euros(Math.max(...cents)),
    next_expected_at: isoDay(nextOf(series)),
    status: 'ACTIVE',
    kind: KINDS[last.categoryId] ?? 'OTHER',
  }
}

const CERTAIN = { level: 'HIGH', score: 94 } as const

/** An income as the API shows it. */
export function showIncome(series: Series): JsonRecord {
  const { label, all, average, last } = series
  const oldest = all.at(-1) ?? last
  return {
    id: `in_${numericId(`${last.account.id} ${label}`, 6)}`,
    type: last.categoryId === '3011' ? 'SALARY' : 'OTHER',
    payer_label: label,
    periodicity: 'MONTHLY',
    average: euros(average),
    last: { amount: euros(last.cents), date: isoDay(last.executedAt) },
    first_seen: isoDay(oldest.executedAt),
    months_observed: all.length,
    regularity: 97,
    confidence: CERTAIN,
    transaction_ids: all.map(({ id }) => id),
  }
}
