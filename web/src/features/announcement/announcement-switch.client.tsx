'use client'
import { pickAnnouncement, type Schedule } from '@portal/announcement-rules/schedule'
import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './announcement-bar.module.css'

type Item = Schedule & { tone: string; content: ReactNode }

type SwitchProps = { id: string; items: readonly Item[]; rendered: number }

/**
 * Shows one announcement at a time and changes it at the instants of its schedule. The server renders the one that it
 * knows to be due; in the browser the script that runs before the first paint decides, and `hidden` is its alone.
 */
export function AnnouncementSwitch({ id, items, rendered }: SwitchProps) {
  const path = usePathname()
  const box = useRef<HTMLDivElement>(null)
  // The condition keeps the rules, which the script has as well, out of the browser's code.
  const first =
    typeof window === 'undefined' ? pickAnnouncement(items, { now: rendered, dismissed: [], path })?.key : undefined

  // After each rendering: on another page, or of other announcements.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      clearTimeout(timer)
      const sleep = globalThis.showAnnouncement?.()
      if (sleep !== undefined) timer = setTimeout(show, sleep)
    }
    show()
    // A laptop sleeps through its timers; a dismissal in another tab needs none.
    document.addEventListener('visibilitychange', show)
    window.addEventListener('storage', show)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('storage', show)
    }
  })
  useLayoutEffect(() => {
    // The script watches the box of the first page; another one may have taken its place.
    if (box.current) globalThis.watchAnnouncements?.(box.current)
  }, [])

  return (
    <div id={id} ref={box} className={styles.box}>
      {items.map(({ key, start, end, product, version, closable, tone, content }) => (
        <section
          key={key}
          className={`deep ${styles.bar}`}
          aria-label="Announcement"
          hidden={key !== first}
          data-key={key}
          data-tone={tone}
          data-start={start}
          data-end={end}
          data-product={product}
          data-version={version}
          data-closable={closable || undefined}
          suppressHydrationWarning
        >
          <div className={`wrap ${styles.row}`}>
            {content}
            {closable && (
              <button
                type="button"
                className={styles.close}
                aria-label="Close this announcement"
                onClick={() => globalThis.showAnnouncement?.(key)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
