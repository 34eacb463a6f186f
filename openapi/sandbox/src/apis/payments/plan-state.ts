import { toList, toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Call } from '../../call.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'

/** Plans, as the API shows them. */
export const plansOf = shelfPerWorld<JsonRecord>(50)

/** The plan that the path names. @throws {SandboxError} */
export function planOf({ world, path }: Call): JsonRecord {
  const plan = plansOf(world).get(path['plan_id'] ?? '')
  if (!plan) throw unknownResource('plan')
  return plan
}

/** The checkout that the path names. @throws {SandboxError} */
export function checkoutOf(call: Call): JsonRecord {
  const found = toList(planOf(call)['checkouts']).find((one) => toRecord(one)['id'] === call.path['checkout_id'])
  if (found === undefined) throw unknownResource('checkout')
  return toRecord(found)
}

/** A plan that can still change. @throws {SandboxError} */
export function refuseClosed(plan: JsonRecord): JsonRecord {
  if (plan['status'] === 'CLOSED') throw new SandboxError('NO', { status: 405, description: 'The plan is closed.' })
  return plan
}

/** A checkout that can still change. @throws {SandboxError} */
export function refuseFinal(checkout: JsonRecord): JsonRecord {
  if (checkout['status'] !== 'PLANNED' && checkout['status'] !== 'WAITING_PAYMENT')
    throw new SandboxError('NO', { status: 405, description: `The checkout is ${checkout['status']}.` })
  return checkout
}
