'use client'
import type { SyntheticEvent } from 'react'
import { currentSection, readingLine } from './current-section.ts'
import styles from './mode-switch.module.css'
import type { ModeLink } from './modes.ts'

type ModeSwitchProps = { modes: readonly ModeLink[]; current: string }

/** Leads to the same page for another access mode, at the section being read: the variants share their headings. */
export function ModeSwitch({ modes, current }: ModeSwitchProps) {
  return (
    <nav className={styles.switch} aria-labelledby="access-mode">
      <p id="access-mode">Access mode</p>
      <ul>
        {modes.map(({ path, label }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              onPointerDown={keepSection}
              onClick={keepSection}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Before the link is followed, also into another tab.
function keepSection({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const headings = [...document.querySelectorAll('article :is(h2, h3)[id]')]
  const placed = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }))
  const id = currentSection(placed, { line: readingLine(), height: window.innerHeight, atEnd: false })
  currentTarget.hash = id ? encodeURIComponent(id) : ''
}
