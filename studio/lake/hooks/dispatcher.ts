import type { Delivery, DeliveryTable } from '../store/deliveries.ts'
import type { HookTable } from '../store/hooks.ts'
import { attempt, type Outcome, type Post } from './attempt.ts'
import { backoff } from './backoff.ts'
import type { Hook } from './hook.ts'

export type DispatcherOptions = {
  hooks: HookTable
  deliveries: DeliveryTable
  projectId: string
  clock: () => Date
  /** Calls back once after so many milliseconds; returns how to call it off. */
  schedule: (milliseconds: number, run: () => void) => () => void
  post: Post
  random: () => number
  report: (error: unknown) => void
}

export type Dispatcher = {
  /** Looks again at what the hooks have to be told. */
  wake: () => void
  stop: () => void
}

const TIME_OUT_MS = 30_000
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000
/** What the longest pause between two attempts can be, spread included. */
const LONGEST_WAIT_MS = 40_000
const KEEP_ENDED = 200

/** Sends the messages of each hook in order, one at a time; hooks don't wait for each other. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { hooks, deliveries } = options
  const busy = new Set<string>()
  const waiting = new Map<string, () => void>()
  const stopping = new AbortController()
  const now = () => options.clock().getTime()
  const startedAt = now()

  function wake() {
    for (const hookId of deliveries.hooksWithPending()) start(hookId)
  }

  function start(hookId: string) {
    if (stopping.signal.aborted || busy.has(hookId)) return
    waiting.get(hookId)?.()
    waiting.delete(hookId)
    busy.add(hookId)
    run(hookId).catch(options.report)
  }

  async function run(hookId: string) {
    try {
      for (;;) {
        const hook = hooks.get(hookId)
        const delivery = deliveries.nextFor(hookId)
        if (!hook || !delivery || hook.isDisabledByUser || stopping.signal.aborted) return
        // A clock that was set back must not make a message wait for the time it once showed.
        const wait = Math.min(delivery.nextAt - now(), LONGEST_WAIT_MS)
        if (wait > 0)
          return void waiting.set(
            hookId,
            options.schedule(wait, () => start(hookId)),
          )
        const outcome = await send(hook, delivery)
        // Cut short by our own stop: it stays pending, and is sent again after the restart.
        if (stopping.signal.aborted) return
        record(delivery, outcome)
      }
    } finally {
      // At once, not a tick later: a message that arrives in between must find the hook free.
      busy.delete(hookId)
    }
  }

  async function send(hook: Hook, delivery: Delivery): Promise<Outcome> {
    const timeout = new AbortController()
    const cancel = options.schedule(TIME_OUT_MS, () => timeout.abort(new Error(`no answer within ${TIME_OUT_MS} ms`)))
    const signal = AbortSignal.any([timeout.signal, stopping.signal])
    try {
      return await attempt(hook, delivery, { projectId: options.projectId, now: now(), post: options.post, signal })
    } finally {
      cancel()
    }
  }

  function record(delivery: Delivery, outcome: Outcome) {
    const attempts = delivery.attempts + 1
    const at = now()
    // While the lake was down nothing was tried, and its receiver may start after it.
    const tooOld = at - Math.max(delivery.createdAt, startedAt) > GIVE_UP_AFTER_MS
    const state =
      outcome.kind === 'delivered' ? 'delivered' : outcome.kind === 'retry' && !tooOld ? 'pending' : 'failed'
    deliveries.record({
      sequence: delivery.sequence,
      state,
      attempts,
      nextAt: state === 'pending' ? at + backoff(attempts, options.random()) : at,
      updatedAt: at,
      status: outcome.status,
      reason: outcome.kind === 'delivered' ? null : outcome.reason,
    })
    if (state !== 'pending') deliveries.prune(delivery.hookId, KEEP_ENDED)
  }

  return {
    wake,
    stop() {
      stopping.abort(new Error('the lake is stopping'))
      for (const cancel of waiting.values()) cancel()
    },
  }
}
