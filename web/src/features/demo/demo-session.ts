import { createStore, type Store } from '../../lib/store.ts'
import { readComeBack } from './come-back.ts'
import { passedName, type Demo, type DemoCall, type Held } from './demo.ts'
import {
  demoReducer,
  freshState,
  readState,
  succeeded,
  writeState,
  type DemoEvent,
  type DemoState,
  type Result,
} from './demo-state.ts'
import { newSecret, newUuid } from './random.ts'
import { parseBody } from './run-call.ts'

/** What a demo needs of its tab. */
export type Tab = {
  address: () => { origin: string; search: string }
  /** Takes what the bank brought back out of the address. */
  clearSearch: () => void
  recall: (demo: string) => string | null
  remember: (demo: string, text: string) => void
  forget: (demo: string) => void
  send: (call: DemoCall, held: Held) => Promise<Result>
}

/** A demo in a tab: its state, kept over reloads and over the way through the bank, and what can be done to it. */
export type DemoSession = Pick<Store<DemoState>, 'get' | 'subscribe'> & {
  /** Takes up what the tab remembers; once, however often it is asked. Whatever is done to a demo begins it. */
  begin: (configured: Held) => void
  change: (name: string, value: string) => void
  go: (step: number) => void
  startOver: () => void
  /** Sends calls one after the other, and stops at the first that fails. */
  run: (calls: readonly DemoCall[]) => Promise<void>
}

/** @param configured what the portal's configuration says, as the server's markup shows it */
export function createDemoSession(demo: Demo, configured: Held, tab: Tab): DemoSession {
  const store = createStore(freshState({ ...demo.defaults, ...configured }))
  let begun = false
  let timesBegun = 0
  let known = configured

  const send = (event: DemoEvent) => {
    store.set(demoReducer(store.get(), event))
    if (begun) tab.remember(demo.key, writeState(store.get()))
  }

  function begin(now: Held = known): void {
    known = now
    if (begun) {
      const { held } = store.get()
      for (const [name, value] of Object.entries(now)) if (held[name] !== value) send({ type: 'changed', name, value })
      return
    }
    begun = true
    const { origin, search } = tab.address()
    const stored = readState(tab.recall(demo.key), demo.steps.length) ?? beginning(demo, origin)
    const restored = { ...stored, held: { ...stored.held, ...known } }
    send({ type: 'restored', state: restored })
    const back = readComeBack(search, restored.held)
    if (back.kind === 'none') return
    tab.clearSearch()
    if (back.kind === 'ok') send({ type: 'returned', held: back.held, step: demo.steps.length - 1 })
    else send({ type: 'returned', held: { outcome: 'FOREIGN' }, step: restored.step })
  }

  async function run(calls: readonly DemoCall[]): Promise<void> {
    begin()
    if (store.get().running !== undefined) return
    const ours = timesBegun
    for (const call of calls) {
      send({ type: 'started', call: call.id, held: { requestId: newUuid() } })
      // oxlint-disable-next-line no-await-in-loop -- each call needs what the one before has brought
      const result = await tab.send(call, store.get().held)
      // Started over meanwhile, the demo no longer asks for this.
      if (ours !== timesBegun) return
      const kept = succeeded(result) && result.kind === 'answer' ? keptOf(call, result.body) : {}
      send({ type: 'answered', call: call.id, result, held: kept })
      if (!succeeded(result)) return
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin,
    run,
    change: (name, value) => {
      begin()
      send({ type: 'changed', name, value })
    },
    go: (step) => {
      begin()
      send({ type: 'went', step })
    },
    startOver: () => {
      begin()
      timesBegun += 1
      tab.forget(demo.key)
      const fresh = beginning(demo, tab.address().origin)
      send({ type: 'restored', state: { ...fresh, held: { ...fresh.held, ...known } } })
    },
  }
}

/** A demo at its first step, with a secret and a state of this tab's own. */
function beginning(demo: Demo, origin: string): DemoState {
  return freshState({
    ...demo.defaults,
    ...(demo.key === 'accounts' && { externalId: `c-${newUuid().slice(0, 6)}` }),
    secret: newSecret(),
    state: newUuid().slice(0, 8),
    returnUrl: `${origin}${demo.path}`,
  })
}

/** What later calls need of an answer, and that the call has been answered well once. */
function keptOf(call: DemoCall, body: string): Held {
  return { ...call.keep?.(parseBody(body)), [passedName(call)]: 'yes' }
}
