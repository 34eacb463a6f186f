import { toRecord, toText } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { SandboxError } from '../../errors.ts'
import { hooksOf } from '../../webhooks/hooks.ts'

export const subscriptions: Behaviours = {
  subscribe({ world, body }) {
    hooksOf(world).subscription = toText(toRecord(body)['callback_url'])
    return { status: 201 }
  },

  unsubscribe({ world }) {
    const hook = hooksOf(world)
    if (hook.subscription === undefined)
      throw new SandboxError('RESOURCE_UNKNOWN', { description: 'Nothing is subscribed.' })
    hook.subscription = undefined
    return { status: 204 }
  },
}
