import type { JsonRecord } from '@portal/openapi/json'
import { DAY, isoDay } from '../../time.ts'
import type { History } from './history.ts'
import { euros, nextOf, seriesId, seriesOf, type Series } from './recurring.ts'

const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0)

/** What comes in regularly, out of a history. */
export function incomeSummary(incomes: readonly Series[]): JsonRecord {
  return {
    monthly_average: euros(incomes.reduce((total, { average }) => total + average, 0)),
    stable_share: incomes.length > 0 ? 96 : 0,
  }
}

function periodOf(day: string, granularity: string): string {
  return granularity === 'QUARTER' ? `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` : day.slice(0, 7)
}

/** In, out and by category, period by period, the newest first. */
export function budgetOf({ transactions }: History, granularity: string): JsonRecord {
  const named = transactions.map((one) => ({ ...one, period: periodOf(isoDay(one.executedAt), granularity) }))
  const periods = [...new Set(named.map(({ period }) => period))].toSorted().toReversed()
  return {
    granularity,
    periods: periods.map((period) => {
      const all = named.filter((one) => one.period === period)
      const spent = all.filter(({ cents }) => cents < 0)
      const [income, out] = [sum(all.filter(({ cents }) => cents > 0)), sum(spent)]
      const ids = [...new Set(spent.map(({ categoryId }) => categoryId))]
      const by_category = ids.map((id) => {
        const some = spent.filter(({ categoryId }) => categoryId === id)
        return {
          category_id: id,
          amount: euros(sum(some)),
          share: Math.round((sum(some) / out) * 100),
          count: some.length,
        }
      })
      return { period, in: euros(income), out: euros(out), balance: euros(income + out), by_category }
    }),
  }
}

const green = (value: unknown) => ({ value, level: 'GREEN' })

/** Indicators, never a decision. */
export function riskOf(history: History): JsonRecord {
  const { transactions, accounts, from, to } = history
  const incomes = sum(transactions.filter(({ cents }) => cents > 0))
  const spent = sum(transactions.filter(({ cents }) => cents < 0))
  const balance = sum(accounts.map(({ balance: cents }) => ({ cents })))
  const months = Math.max(1, (Date.parse(to) - Date.parse(from)) / (30 * DAY))
  const loans = accounts.filter(({ product }) => product.kind === 'LOAN').length
  const fees = sum(transactions.filter(({ categoryId }) => categoryId === '2711'))
  return {
    overdraft_days: green(0),
    rejected_payments_count: green(0),
    gambling_share: green(0),
    consumer_loans_count: { value: loans, level: loans > 0 ? 'ORANGE' : 'GREEN' },
    loan_burden_ratio: green(loans > 0 ? 24 : 0),
    savings_capacity: { value: euros((incomes + spent) / months), level: incomes + spent > 0 ? 'GREEN' : 'ORANGE' },
    min_balance: green(euros(Math.round(balance * 0.3))),
    average_balance: green(euros(balance)),
    bank_fees: green(euros(-fees)),
    period: { from, to },
  }
}

/** The expected balance day by day, and what moves it. */
export function forecastOf(history: History, horizon: number, now: number): JsonRecord {
  const series = seriesOf(history)
  const current = history.accounts.filter(({ product }) => product.kind === 'CHECKINGS')
  const start = sum(current.map(({ balance: cents }) => ({ cents })))
  const due = series.filter((one) => nextOf(one) > now && nextOf(one) <= now + horizon * DAY)
  const points = Array.from({ length: horizon }, (_, index) => {
    const day = now + (index + 1) * DAY
    const expected =
      start + sum(due.filter((one) => nextOf(one) <= day).map(({ average: cents }) => ({ cents }))) - index * 900
    return {
      date: isoDay(day),
      expected_balance: euros(expected),
      low: euros(expected - index * 450),
      high: euros(expected + index * 450),
    }
  })
  const drivers = due.map((one) => ({
    recurring_id: seriesId(one),
    label: one.label,
    date: isoDay(nextOf(one)),
    amount: euros(one.average),
  }))
  return { horizon_days: horizon, points, drivers }
}
