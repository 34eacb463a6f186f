import { toRecord, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { DAY, isoTime, SECOND } from '../../time.ts'
import { budgetOf, forecastOf, riskOf } from './analyses.ts'
import { readHistory } from './history.ts'
import { incomeList, recurringList } from './insights.ts'

/** A report takes a moment; it is worked out when somebody reads it. */
const WORK = 2 * SECOND
const KEPT = 30 * DAY

type Report = { id: string; asked: JsonRecord; createdAt: number }

const reportsOf = shelfPerWorld<Report>(50)

function reportOf({ world, path }: Call): Report {
  const report = reportsOf(world).get(path['report_id'] ?? '')
  if (!report) throw unknownResource('report')
  return report
}

const historyFor = (call: Call, { user_id: userId, account_ids: accountIds, from, to }: JsonRecord) =>
  readHistory(call, { userId, accountIds, from, to })

function sections(call: Call, { asked }: Report): JsonRecord {
  const history = historyFor(call, asked)
  const wanted = toTexts(asked['sections'])
  return {
    ...(wanted.includes('INCOME') && { income: incomeList(call, history) }),
    ...(wanted.includes('RECURRING') && { recurring: recurringList(call, history) }),
    ...(wanted.includes('BUDGET') && { budget: budgetOf(history, 'MONTH') }),
    ...(wanted.includes('RISK') && { risk: riskOf(history) }),
    ...(wanted.includes('FORECAST') && { forecast: forecastOf(history, 30, call.now) }),
  }
}

export const reports: Behaviours = {
  createReport(call) {
    const asked = toRecord(call.body)
    historyFor(call, asked)
    const report: Report = { id: `rp_${call.services.secret(8)}`, asked, createdAt: call.now }
    reportsOf(call.world).set(report.id, report)
    const { user_id: userId } = asked
    call.services.schedule(WORK, () =>
      call.services.notify(call.world, {
        kind: 'event',
        type: 'REPORT_READY',
        body: {
          id: `ev_${call.services.secret(8)}`,
          type: 'REPORT_READY',
          created_at: isoTime(call.now + WORK),
          report_id: report.id,
          user_id: userId,
        },
      }),
    )
    return {
      status: 202,
      body: { report_id: report.id, status: 'PENDING' },
      headers: { Location: `/reports/${report.id}` },
    }
  },

  getReport(call) {
    const report = reportOf(call)
    const ready = call.now >= report.createdAt + WORK
    return {
      status: 200,
      body: {
        report_id: report.id,
        user_id: report.asked['user_id'],
        status: ready ? 'READY' : 'PENDING',
        created_at: isoTime(report.createdAt),
        expires_at: isoTime(report.createdAt + KEPT),
        sections: ready ? sections(call, report) : null,
      },
    }
  },

  deleteReport(call) {
    reportsOf(call.world).delete(reportOf(call).id)
    return { status: 204 }
  },
}
