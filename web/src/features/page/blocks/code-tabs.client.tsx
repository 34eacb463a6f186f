'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '../../../lib/use-store.client.ts'
import { chooseTab, codeChoice, type CodeTab, restoreChoice, tabOfChoice } from './code-choice.ts'
import styles from './code-frame.module.css'

type CodeTabsProps = {
  tabs: readonly CodeTab[]
  /** The button that copies what shows. */
  copy: ReactNode
  /** A panel for each tab. */
  children: ReactNode[]
}

/** Tabs over panels of code. A choice holds for every group of the page that offers it, and for the next visit. */
export function CodeTabs({ tabs, copy, children }: CodeTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const choice = useStore(codeChoice, '')
  // A choice that this group doesn't offer leaves it as it is.
  const [own, setOwn] = useState<{ choice: string; index: number }>()
  useEffect(restoreChoice, [])
  const selected = own && own.choice === choice ? own.index : tabOfChoice(tabs, choice)

  const select = (index: number, focus: boolean) => {
    const tab = tabs[index]
    const element = list.current
    if (!tab || !element) return
    const before = element.getBoundingClientRect().top
    flushSync(() => {
      chooseTab(tab)
      setOwn({ choice: codeChoice.get(), index })
    })
    // Groups above may have changed their height; what the reader looks at stays where it is.
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
    const button = element.children[index]
    if (focus && button instanceof HTMLElement) button.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = targetOf(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next, true)
  }
  return (
    <>
      <div className={styles.head}>
        <div ref={list} className={styles.tabs} role="tablist" aria-label="Language">
          {tabs.map((tab, index) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index, false)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          ))}
        </div>
        <span className={styles.file}>{tabs[selected]?.file}</span>
        {copy}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-panel=""
          data-selected={index === selected ? '' : undefined}
        >
          {children[index]}
        </div>
      ))}
    </>
  )
}

function targetOf(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (selected + 1) % count
    case 'ArrowLeft':
      return (selected + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
