'use client'
import { useEffect } from 'react'
import { currentSection, readingLine } from './current-section.ts'

const ENTRIES = '[data-contents] a'
const MODES = '[data-modes] a'

/**
 * Marks the section being read in the list of contents, and has the access modes lead to it: the variants of a page
 * share their headings. An entry that was clicked stays marked until the reader scrolls.
 */
export function FollowSections() {
  // After each rendering: what was published in between may have changed the lists.
  useEffect(() => {
    const leaving = new AbortController()
    let clicked = window.location.hash
    let frame = 0
    const look = () => {
      frame = 0
      const entries = [...document.querySelectorAll<HTMLAnchorElement>(ENTRIES)]
      const placed = entries.flatMap((entry) => {
        const heading = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '')
        return heading ? [{ id: entry.hash, top: heading.getBoundingClientRect().top }] : []
      })
      const { innerHeight: height, scrollY } = window
      const atEnd = scrollY > 0 && scrollY + height >= document.documentElement.scrollHeight - 2
      const read = currentSection(placed, { line: readingLine(), height, atEnd })
      const current = placed.some(({ id }) => id === clicked) ? clicked : (read ?? '')
      for (const entry of entries) entry.ariaCurrent = entry.hash === current ? 'true' : null
      for (const mode of document.querySelectorAll<HTMLAnchorElement>(MODES))
        if (mode.hash !== current) mode.hash = current
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    const click = (hash: string) => {
      clicked = hash
      schedule()
    }
    const listen = (listener: (event: Event) => void, ...names: string[]) => {
      for (const name of names) window.addEventListener(name, listener, { passive: true, signal: leaving.signal })
    }
    schedule()
    listen(schedule, 'scroll', 'resize')
    listen(() => click(window.location.hash), 'hashchange')
    listen(({ target }) => {
      // Clicked again, it changes no address.
      const entry = target instanceof Element ? target.closest<HTMLAnchorElement>(ENTRIES) : null
      if (entry) click(entry.hash)
    }, 'click')
    // What shows that the reader scrolls, and no longer the page itself after a click.
    listen(() => click(''), 'wheel', 'touchmove', 'keydown', 'pointerdown')
    return () => {
      cancelAnimationFrame(frame)
      leaving.abort()
    }
  })
  return null
}
