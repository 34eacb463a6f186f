'use client'
import { useEffect, useState } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { routerTransition } from '../../lib/router-transition.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { SITE } from '../../site.ts'
import styles from './progress-bar.module.css'

/** A thin bar on the lower edge of the top bar, once a page has been loading for 200 ms. */
export function ProgressBar() {
  const path = useCurrentPath()
  const transition = useStore(routerTransition, null)
  const [slow, setSlow] = useState(false)
  const loading = transition !== null && transition.path !== path

  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), SITE.progressDelay)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])

  if (!slow) return null
  return <progress className={styles.bar} aria-label="Loading the page" />
}
