import { toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { categories } from '../../data/categories.ts'
import { merchants, monthly } from '../../data/merchants.ts'
import { paginate } from '../paging.ts'
import { budgetOf, forecastOf, incomeSummary, riskOf } from './analyses.ts'
import { historyAsked, type History } from './history.ts'
import { seriesOf, showIncome, showSeries } from './recurring.ts'

/** The incomes of a history, a page of them. */
export function incomeList(call: Call, history: History): JsonRecord {
  const incomes = seriesOf(history).filter(({ average }) => average > 0)
  const { rows, page, links } = paginate(call, incomes)
  const { from, to } = history
  return { incomes: rows.map(showIncome), summary: incomeSummary(incomes), period: { from, to }, page, _links: links }
}

/** What comes back regularly in a history, a page of it. */
export function recurringList(call: Call, history: History): JsonRecord {
  const { rows, page, links } = paginate(call, seriesOf(history))
  const { from, to } = history
  return { items: rows.map(showSeries), period: { from, to }, page, _links: links }
}

/** The words of a label, without figures and case. */
const words = (label: string) => label.toUpperCase().replaceAll(/[^A-Z ]/g, ' ')

function categorise(one: JsonRecord): JsonRecord {
  const label = words(toText(one['label']))
  const merchant = merchants.find(({ rawLabel }) => label.includes(words(rawLabel).replace(/^CB /, '').trim()))
  const due = monthly.find(({ raw }) => label.includes(words(raw)))
  const found = merchant ?? due
  return {
    id: one['id'],
    category_id: found?.categoryId ?? '9900',
    merchant: merchant ? { name: merchant.name } : null,
    recurring: due !== undefined,
    confidence: found ? { level: 'HIGH', score: 96 } : { level: 'LOW', score: 12 },
  }
}

export const insights: Behaviours = {
  getIncome: (call) => ({ status: 200, body: incomeList(call, historyAsked(call)) }),
  listRecurringTransactions: (call) => ({ status: 200, body: recurringList(call, historyAsked(call)) }),
  getBudget: (call) => ({
    status: 200,
    body: budgetOf(historyAsked(call), toText(call.query['granularity']) || 'MONTH'),
  }),
  getRiskIndicators: (call) => ({ status: 200, body: riskOf(historyAsked(call)) }),

  getCashFlowForecast: (call) => ({
    status: 200,
    body: forecastOf(historyAsked(call), Number(call.query['horizon_days'] ?? 30), call.now),
  }),

  categorise: ({ body }) => ({
    status: 200,
    body: { results: toList(toRecord(body)['transactions']).map((one) => categorise(toRecord(one))) },
  }),

  listCategories: () => ({
    status: 200,
    body: {
      categories: categories.map(({ id, label, type, parentId }) => ({ id, label, type, parent_id: parentId ?? null })),
    },
  }),
}
