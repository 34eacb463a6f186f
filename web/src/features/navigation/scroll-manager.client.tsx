'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { clearReload } from '../../lib/clear-reload.ts'
import { routerTransition } from '../../lib/router-transition.ts'
import { adoptHashEntry, afterHistoryChange, arrive } from './arrival.ts'

/**
 * After a navigation the page stands at the target of the hash, or at the top. The router leaves a page where it is as
 * long as its start is in view, and cannot tell two pages of one route apart; going back is the browser's business.
 */
export function ScrollManager() {
  const path = usePathname()
  const shown = useRef(path)

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    arrive(routerTransition.get())
  }, [path])
  useEffect(() => clearReload(path), [path])
  useEffect(() => {
    window.addEventListener('hashchange', adoptHashEntry)
    return () => window.removeEventListener('hashchange', adoptHashEntry)
  }, [])
  useEffect(
    () =>
      routerTransition.subscribe(() => {
        // The same page again: no path changes, so nothing renders that could tell.
        if (routerTransition.get()?.path === window.location.pathname)
          afterHistoryChange(() => arrive(routerTransition.get()))
      }),
    [],
  )
  return null
}
