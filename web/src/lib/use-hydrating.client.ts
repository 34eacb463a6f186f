'use client'
import { useSyncExternalStore } from 'react'

/** Whether this rendering takes over markup that the server made, rather than making its own. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}
