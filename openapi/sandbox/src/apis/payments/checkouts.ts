import { randomUUID } from 'node:crypto'
import { toList, toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { isoTime } from '../../time.ts'
import { paged } from './paged.ts'
import { checkoutOf, planOf, refuseClosed, refuseFinal } from './plan-state.ts'
import { newCheckout, refuseExcess } from './plans.ts'

type Sending = { planId: string; body: JsonRecord }

const sendingsOf = shelfPerWorld<Sending>(200)

export const checkouts: Behaviours = {
  createCheckout(call) {
    const plan = refuseClosed(planOf(call))
    const checkout = newCheckout(toRecord(call.body))
    const all = [...toList(plan['checkouts']), checkout]
    refuseExcess(plan['amount'], all)
    plan['checkouts'] = all
    return { status: 201, body: checkout, headers: { Location: `/v1/plans/${plan['id']}/checkouts/${checkout['id']}` } }
  },

  updateCheckout(call) {
    const checkout = refuseFinal(checkoutOf(call))
    const plan = planOf(call)
    const changed = { ...checkout, ...toRecord(call.body) }
    const others = toList(plan['checkouts']).filter((one) => toRecord(one)['id'] !== checkout['id'])
    refuseExcess(plan['amount'], [...others, changed])
    return { status: 200, body: Object.assign(checkout, changed) }
  },

  cancelCheckout: (call) => ({
    status: 200,
    body: Object.assign(refuseFinal(checkoutOf(call)), { status: 'CANCELLED' }),
  }),

  createSending(call) {
    const checkout = refuseFinal(checkoutOf(call))
    const { method, date, is_retry: isRetry = false } = toRecord(call.body)
    const sent = sendingsOf(call.world)
      .list()
      .filter(({ body }) => body['checkout_id'] === checkout['id'])
    if (sent.some(({ body }) => body['method'] === method && body['status'] !== 'CANCELLED') && isRetry !== true)
      throw new SandboxError('BAD_PARAMETER', {
        status: 422,
        description: `One ${method} of this checkout is sent or planned already.`,
      })
    const later = typeof date === 'string' && Date.parse(date) > call.now
    const status = later ? 'PLANNED' : 'COMPLETED'
    const body = {
      id: randomUUID(),
      checkout_id: checkout['id'],
      is_retry: isRetry,
      method,
      date: date ?? isoTime(call.now),
      status,
    }
    sendingsOf(call.world).set(body.id, { planId: call.path['plan_id'] ?? '', body })
    return { status: 201, body, headers: { Location: `/v1/sendings/${body.id}` } }
  },

  cancelSending(call) {
    checkoutOf(call)
    const sending = sendingsOf(call.world).get(call.path['sending_id'] ?? '')
    if (sending?.body['checkout_id'] !== call.path['checkout_id'] || !sending) throw unknownResource('sending')
    if (sending.body['status'] !== 'PLANNED')
      throw new SandboxError('NO', { status: 405, description: 'It has been sent.' })
    return { status: 200, body: Object.assign(sending.body, { status: 'CANCELLED' }) }
  },

  listSendings(call) {
    const { plan_id: planId, checkout_id: checkoutId } = call.query
    const found = sendingsOf(call.world)
      .list()
      .filter((one) => planId === undefined || one.planId === planId)
      .filter(({ body }) => checkoutId === undefined || body['checkout_id'] === checkoutId)
    return paged(call, 'sendings', found, ({ body }) => body)
  },

  getSending({ world, path }) {
    const sending = sendingsOf(world).get(path['sending_id'] ?? '')
    if (!sending) throw unknownResource('sending')
    return { status: 200, body: sending.body }
  },
}
