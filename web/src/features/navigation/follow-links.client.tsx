'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { pageLink } from './page-link.ts'

/**
 * Hands the links to pages of this site to the router, all of them in one place: in the HTML they are plain links,
 * which work without scripts and cost the server and the page nothing each.
 */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // Whatever asks for another tab, a window or a download is the browser's business.
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const url = link && pageLink(link, window.location.origin)
      if (!url) return
      event.preventDefault()
      const { pathname, search, hash } = url
      router.push(pathname + search + hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}
