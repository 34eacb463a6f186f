'use client'
import { useEffect, useReducer, useRef } from 'react'
import { readComeBack } from './come-back.ts'
import { passedName, type Demo, type DemoCall, type Held } from './demo.ts'
import { demoReducer, freshState, readState, succeeded, writeState, type DemoState } from './demo-state.ts'
import { parseBody, runCall } from './run-call.ts'
import { forget, recall, remember } from './session-memory.ts'
import { newSecret, newUuid } from './random.ts'

/** A demo in this tab: its state, kept over reloads and over the way through the bank, and what can be done to it. */
export function useDemo(demo: Demo, configured: Held) {
  const [state, dispatch] = useReducer(demoReducer, freshState({ ...demo.defaults, ...configured }))
  const ready = useRef(false)

  useEffect(() => {
    if (ready.current) return
    ready.current = true
    const begun = readState(recall(demo.key), demo.steps.length) ?? beginning(demo)
    const restored = { ...begun, held: { ...begun.held, ...configured } }
    dispatch({ type: 'restored', state: restored })
    const back = readComeBack(location.search, restored.held)
    if (back.kind === 'none') return
    history.replaceState(history.state, '', location.pathname)
    if (back.kind === 'ok') dispatch({ type: 'returned', held: back.held, step: demo.steps.length - 1 })
    else dispatch({ type: 'returned', held: { outcome: 'FOREIGN' }, step: restored.step })
  }, [demo, configured])

  useEffect(() => {
    if (state.held['secret']) remember(demo.key, writeState(state))
  }, [demo, state])

  return {
    state,
    change: (name: string, value: string) => dispatch({ type: 'changed', name, value }),
    go: (step: number) => dispatch({ type: 'went', step }),
    startOver: () => {
      forget(demo.key)
      dispatch({ type: 'restored', state: { ...beginning(demo), held: { ...beginning(demo).held, ...configured } } })
    },
    run: (calls: readonly DemoCall[]) => runAll(calls, state, dispatch),
  }
}

/** A demo at its first step, with a secret and a state of this tab's own. */
function beginning(demo: Demo): DemoState {
  return freshState({
    ...demo.defaults,
    ...(demo.key === 'accounts' && { externalId: `c-${newUuid().slice(0, 6)}` }),
    secret: newSecret(),
    state: newUuid().slice(0, 8),
    returnUrl: `${location.origin}${demo.path}`,
  })
}

type Dispatch = (event: Parameters<typeof demoReducer>[1]) => void

/** Sends calls one after the other, and stops at the first that fails. */
async function runAll(calls: readonly DemoCall[], state: DemoState, dispatch: Dispatch): Promise<void> {
  let { held } = state
  for (const call of calls) {
    const fresh = { requestId: newUuid() }
    held = { ...held, ...fresh }
    dispatch({ type: 'started', call: call.id, held: fresh })
    // oxlint-disable-next-line no-await-in-loop -- each call needs what the one before has brought
    const result = await runCall(call, held)
    const kept = succeeded(result) && result.kind === 'answer' ? keptOf(call, result.body) : {}
    held = { ...held, ...kept }
    dispatch({ type: 'answered', call: call.id, result, held: kept })
    if (!succeeded(result)) return
  }
}

/** What later calls need of an answer, and that the call has been answered well once. */
function keptOf(call: DemoCall, body: string): Held {
  return { ...call.keep?.(parseBody(body)), [passedName(call)]: 'yes' }
}
