'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { loadLater } from '../../lib/after-load.ts'

const load = () => import('./later.client.tsx')

/** Loads, once the page is there, what nobody misses before. */
export function LoadLater() {
  const [Later, setLater] = useState<ComponentType>()
  useEffect(() => loadLater(load, (part) => setLater(() => part.Later)), [])
  return Later && <Later />
}
