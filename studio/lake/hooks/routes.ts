import type { Call, Handler, Route, Services } from '../context.ts'
import { badRequest, datasetNotFound, notFound } from '../errors.ts'
import { json } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { requireWriter } from '../access.ts'
import { versioned } from '../router.ts'
import type { Delivery, DeliveryTable } from '../store/deliveries.ts'
import type { HookTable } from '../store/hooks.ts'
import { describeHook, parseSettings, type Hook, type HookSettings } from './hook.ts'

const MOST_HOOKS = 50
const LISTED = 100

/** The hooks API. Every part needs the role `write`: a hook sends content to an address of its maker's choice. */
export function hookRoutes(hooks: HookTable, deliveries: DeliveryTable, wake: () => void): Route[] {
  const found = (call: Call): Hook => {
    const hook = hooks.get(call.params['hook'] ?? '')
    if (!hook) throw notFound(`Webhook "${call.params['hook']}" not found`)
    return hook
  }

  function save(settings: HookSettings, current: Hook | undefined, lake: Services): Hook {
    if (!lake.config.datasets.includes(settings.dataset)) throw datasetNotFound(settings.dataset, lake.config.projectId)
    if (!current && hooks.all().length >= MOST_HOOKS) throw badRequest(`A lake has at most ${MOST_HOOKS} hooks`)
    const now = lake.clock().toISOString()
    const hook = { ...settings, id: current?.id ?? lake.newId(), createdAt: current?.createdAt ?? now, updatedAt: now }
    hooks.put(hook)
    // Whoever registers a hook has its receiver up: what waits for a later attempt goes now.
    deliveries.hurry(hook.id)
    wake()
    return hook
  }

  const list = guarded((_call, lake) => json(hooks.all().map((hook) => describeHook(hook, lake.config.projectId))))
  const create = guarded(async (call, lake) => {
    const settings = parseSettings(await readJson(call.request))
    const current = hooks.byName(settings.dataset, settings.name)
    return json(describeHook(save(settings, current, lake), lake.config.projectId), current ? 200 : 201)
  })
  const replace = guarded(async (call, lake) => {
    const settings = parseSettings(await readJson(call.request))
    return json(describeHook(save(settings, found(call), lake), lake.config.projectId))
  })
  const remove = guarded((call) => {
    const hook = found(call)
    hooks.remove(hook.id)
    deliveries.removeAll(hook.id)
    return new Response(null, { status: 204 })
  })
  const attempts = guarded((call) => json(deliveries.list(found(call).id, LISTED).map(describeDelivery)))

  return [
    versioned('GET', '/hooks/projects/:project', list),
    versioned('POST', '/hooks/projects/:project', create),
    versioned(
      'GET',
      '/hooks/projects/:project/:hook',
      guarded((call, lake) => json(describeHook(found(call), lake.config.projectId))),
    ),
    versioned('PUT', '/hooks/projects/:project/:hook', replace),
    versioned('DELETE', '/hooks/projects/:project/:hook', remove),
    versioned('GET', '/hooks/projects/:project/:hook/attempts', attempts),
  ]
}

function guarded(handler: Handler): Handler {
  return (call, lake) => {
    requireWriter(call.viewer)
    if (call.params['project'] !== lake.config.projectId)
      throw notFound(`Project "${call.params['project']}" not found`)
    return handler(call, lake)
  }
}

function describeDelivery(delivery: Delivery) {
  const { sequence, nextAt, createdAt, updatedAt, status, reason, payload: _, ...rest } = delivery
  return {
    id: String(sequence),
    ...rest,
    resultCode: status,
    failureReason: reason,
    nextAttemptAt: delivery.state === 'pending' ? new Date(nextAt).toISOString() : null,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
