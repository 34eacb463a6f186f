'use client'
import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The value of a shared store; on the server and during hydration its value is `server`. */
export function useStore<T>(store: Store<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => server)
}
