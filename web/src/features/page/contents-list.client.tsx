'use client'
import { useEffect, useState } from 'react'
import { currentSection, readingLine } from './current-section.ts'
import type { OutlineEntry } from './outline.ts'

/** What shows that the reader scrolls, and no longer the page itself after a click. */
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The list of sections, with the one being read marked. An entry that was clicked stays marked until the reader scrolls. */
export function ContentsList({ outline }: { outline: readonly OutlineEntry[] }) {
  const [current, setCurrent] = useState<string>()
  const [clicked, setClicked] = useState<string>()

  useEffect(() => {
    const ids = flatten(outline)
    let frame = 0
    const look = () => {
      frame = 0
      const headings = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const { scrollHeight } = document.documentElement
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent(currentSection(headings, { line: readingLine(), height: window.innerHeight, atEnd }))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    const release = () => setClicked(undefined)
    const followHash = () => setClicked(targetOf(ids, window.location.hash))
    followHash()
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    window.addEventListener('hashchange', followHash)
    for (const name of READER_SCROLLS) window.addEventListener(name, release, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
      window.removeEventListener('hashchange', followHash)
      for (const name of READER_SCROLLS) window.removeEventListener(name, release)
    }
  }, [outline])

  return <Entries outline={outline} current={clicked ?? current} onClick={setClicked} />
}

type EntriesProps = { outline: readonly OutlineEntry[]; current: string | undefined; onClick: (id: string) => void }

function Entries({ outline, current, onClick }: EntriesProps) {
  return (
    <ul>
      {outline.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => onClick(id)}>
            {text}
          </a>
          {children.length > 0 && <Entries outline={children} current={current} onClick={onClick} />}
        </li>
      ))}
    </ul>
  )
}

function flatten(outline: readonly OutlineEntry[]): string[] {
  return outline.flatMap(({ id, children }) => [id, ...flatten(children)])
}

function targetOf(ids: readonly string[], hash: string): string | undefined {
  try {
    const id = decodeURIComponent(hash.slice(1))
    return ids.find((known) => known === id)
  } catch {
    return undefined
  }
}
