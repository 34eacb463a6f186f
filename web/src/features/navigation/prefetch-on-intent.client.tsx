'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { currentConnection, isFrugal } from '../../lib/connection.ts'
import { pageLink } from './page-link.ts'

/** How long the pointer rests on a link before it counts as a wish, in milliseconds. */
const REST = 65

/** Prefetches the page behind a link that is pointed at or focused; never on a line where the reader pays for bytes. */
export function PrefetchOnIntent() {
  const router = useRouter()
  useEffect(() => {
    const done = new Set<string>()
    let timer: ReturnType<typeof setTimeout>
    const onIntent = ({ target }: { target: unknown }) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      const path = link && pageLink(link, window.location.origin)?.pathname
      if (!path || path === window.location.pathname || done.has(path)) return
      timer = setTimeout(() => {
        if (isFrugal(currentConnection())) return
        done.add(path)
        router.prefetch(path)
      }, REST)
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    // What was pointed at or focused before anybody listened.
    onIntent({ target: document.querySelector('a:is(:hover, :focus)') })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [router])
  return null
}
