import { randomUUID } from 'node:crypto'
import { toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { SandboxError } from '../../errors.ts'
import { isoTime } from '../../time.ts'
import { paged } from './paged.ts'
import { planOf, plansOf, refuseClosed } from './plan-state.ts'

/** A checkout in the state in which it begins. */
export function newCheckout(fields: JsonRecord): JsonRecord {
  return { ...fields, id: randomUUID(), status: 'PLANNED', orders: [] }
}

const sumOf = (checkouts: readonly unknown[]) =>
  checkouts.reduce<number>((sum, one) => sum + Number(toRecord(one)['amount']), 0)

/** The sum of the checkouts cannot exceed the plan. @throws {SandboxError} */
export function refuseExcess(amount: unknown, checkouts: readonly unknown[]): void {
  if (sumOf(checkouts) > Number(amount) + 0.001)
    throw new SandboxError('BAD_PARAMETER', {
      status: 422,
      description: 'The checkouts exceed the amount of the plan.',
    })
}

function listed(call: Call) {
  const statuses = toTexts(call.query['statuses'])
  const search = toText(call.query['search']).toLowerCase()
  const found = plansOf(call.world)
    .list()
    .filter((plan) => statuses.length === 0 || statuses.includes(toText(plan['status'])))
    .filter((plan) => toText(plan['name']).toLowerCase().includes(search))
  return paged(call, 'plans', call.query['sort_direction'] === 'ASC' ? found : found.toReversed(), (plan) => plan)
}

export const plans: Behaviours = {
  createPlan({ world, body, origin }) {
    const { checkouts, ...fields } = toRecord(body)
    const id = randomUUID()
    const made = toList(checkouts).map((one) => newCheckout(toRecord(one)))
    refuseExcess(fields['amount'], made)
    const plan = {
      ...fields,
      id,
      status: 'IN_PROGRESS',
      checkouts: made,
      checkout_url: `${origin}/sandbox/bank/plan-${id}`,
    }
    plansOf(world).set(id, plan)
    return { status: 201, body: plan, headers: { Location: `/v1/plans/${id}` } }
  },

  listPlans: listed,
  getPlan: (call) => ({ status: 200, body: planOf(call) }),

  updatePlan(call) {
    const plan = refuseClosed(planOf(call))
    const fields = toRecord(call.body)
    refuseExcess(fields['amount'] ?? plan['amount'], toList(plan['checkouts']))
    return { status: 200, body: Object.assign(plan, fields) }
  },

  closePlan(call) {
    const plan = refuseClosed(planOf(call))
    return { status: 200, body: Object.assign(plan, { status: 'CLOSED', final_status_date: isoTime(call.now) }) }
  },
}
