import { createStore } from './store.ts'

export type Transition = { path: string; hash: string; type: string; count: number }

/** The latest navigation that the router began; `instrumentation-client.ts` feeds it. */
export const routerTransition = createStore<Transition | null>(null)

/** Notes that a navigation to `url` has begun. */
export function noteTransition(url: string, type: string, origin: string): void {
  const { pathname, hash } = new URL(url, origin)
  routerTransition.set({ path: pathname, hash, type, count: (routerTransition.get()?.count ?? 0) + 1 })
}
