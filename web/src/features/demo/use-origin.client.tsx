'use client'
import { useSyncExternalStore } from 'react'
import { DEFAULT_ORIGIN } from './default-origin.ts'

const never = () => () => undefined

/** The address under which the browser knows this portal. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => DEFAULT_ORIGIN,
  )
}
