'use client'
import { useEffect, useState } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { routerTransition } from '../../lib/router-transition.ts'
import { useStore } from '../../lib/use-store.client.ts'
import styles from './progress-bar.module.css'

/** How long a page may load before the bar shows, in milliseconds. */
const PROGRESS_DELAY = 200

/** A thin bar on the lower edge of the top bar, once a page has been loading for 200 ms. */
export function ProgressBar() {
  const path = useCurrentPath()
  const transition = useStore(routerTransition, null)
  const [slow, setSlow] = useState(false)
  const arrived = useArrived(path)
  const loading = transition !== null && transition.path !== path && transition.count > arrived

  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), PROGRESS_DELAY)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])

  if (!slow) return null
  return <progress className={styles.bar} aria-label="Loading the page" />
}

/**
 * The number of the latest navigation that has come to its end. The path alone does not tell: a link to an address that
 * is redirected ends elsewhere, perhaps where the reader already is.
 */
function useArrived(path: string): number {
  const [arrived, setArrived] = useState({ path, count: 0 })
  if (arrived.path !== path) setArrived({ path, count: routerTransition.get()?.count ?? 0 })
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      // Going back changes the address first and the page later.
      if (navigationType !== 'traverse') setArrived((last) => ({ ...last, count: routerTransition.get()?.count ?? 0 }))
    }
    navigation.addEventListener('currententrychange', onEntry)
    return () => navigation.removeEventListener('currententrychange', onEntry)
  }, [])
  return arrived.count
}
