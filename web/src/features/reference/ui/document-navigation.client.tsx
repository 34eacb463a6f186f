'use client'
import { useEffect } from 'react'

/**
 * Has the browser follow links by itself, as on a site without scripts. A page of a reference comes with Scalar's
 * markup in its document, which the router, asking for data alone, would not get.
 */
export function DocumentNavigation() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      // The router listens on the document: what stops before it is the browser's. A link that opens a dialog leads
      // nowhere.
      if (link && !link.closest('[data-v-app],[aria-haspopup]')) event.stopPropagation()
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [])
  return null
}
