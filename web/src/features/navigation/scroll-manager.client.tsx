'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { clearReload } from '../../lib/chunk-error.ts'
import { routerTransition } from '../../lib/router-transition.ts'

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
    if (routerTransition.get()?.type !== 'traverse') scrollToTarget(window.location.hash)
  }, [path])
  useEffect(() => clearReload(path), [path])
  useEffect(
    () =>
      routerTransition.subscribe(() => {
        const transition = routerTransition.get()
        if (transition?.type === 'traverse' || transition?.path !== window.location.pathname) return
        // The same page again: no path changes, so the move is made here, after the router has written the address.
        requestAnimationFrame(() => scrollToTarget(transition.hash))
      }),
    [],
  )
  return null
}

function scrollToTarget(hash: string): void {
  const id = decodeHash(hash)
  const target = id ? document.getElementById(id) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
