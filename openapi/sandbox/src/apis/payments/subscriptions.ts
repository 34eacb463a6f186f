import { toRecord, toText } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { SandboxError } from '../../errors.ts'
import { hooksOf } from '../../webhooks/hooks.ts'

export const subscriptions: Behaviours = {
  subscribe({ world, body }) {
    const url = toText(toRecord(body)['callback_url'])
    const hook = hooksOf(world)
    if (hook.subscription !== undefined && hook.subscription !== url)
      throw new SandboxError('BAD_PARAMETER', {
        status: 422,
        description: 'Another address is subscribed. Unsubscribe first.',
      })
    hook.subscription = url
    return { status: 201, body: { callback_url: url } }
  },

  unsubscribe({ world }) {
    const hook = hooksOf(world)
    if (hook.subscription === undefined)
      throw new SandboxError('RESOURCE_UNKNOWN', { description: 'Nothing is subscribed.' })
    hook.subscription = undefined
    return { status: 204 }
  },
}
