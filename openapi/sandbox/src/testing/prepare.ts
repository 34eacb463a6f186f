import type { SandboxOperation } from '../description/operation.ts'
import { preparePayments } from './prepare-payments.ts'
import { prepareV2 } from './prepare-v2.ts'
import { prepareV3 } from './prepare-v3.ts'
import type { Changes } from './request-of.ts'
import { askToken, sender, type Send, type visit } from './visitor.ts'

type Visitor = Awaited<ReturnType<typeof visit>>

/** Makes whatever an operation needs to succeed; `send` where it needs another token than the visitor's. */
export async function prepare(
  visitor: Visitor,
  api: string,
  { id }: SandboxOperation,
): Promise<{ changes: Changes; send?: Send }> {
  if (api.startsWith('accounts-v3')) return { changes: (await prepareV3(visitor, api))(id) }
  if (api === 'payments') return { changes: (await preparePayments(visitor))(id) }
  if (api === 'insights') return prepareInsights(visitor, id)
  const { changes, send, createsUsers } = await prepareV2(visitor, api)
  return { changes: changes(id), send: id === 'createUserV2' ? createsUsers : send }
}

/** Insights look at the users of Accounts V3. */
async function prepareInsights(visitor: Visitor, id: string): Promise<{ changes: Changes }> {
  const token = await askToken(visitor.sandbox, 'accounts-v3')
  const send = sender(visitor.sandbox, { authorization: `Bearer ${token}` })
  const { query = {} } = (await prepareV3({ ...visitor, send }, 'accounts-v3'))('')
  const asked = { user_id: query['user_id'] ?? '', sections: ['INCOME', 'RECURRING', 'BUDGET', 'RISK', 'FORECAST'] }
  const report = await visitor.send('POST', '/insights/reports', { body: asked })
  visitor.clock.forward(5000)
  return {
    changes: {
      query,
      path: { report_id: String(report.body['report_id']) },
      ...(id === 'createReport' && { body: asked }),
    },
  }
}
