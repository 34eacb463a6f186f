'use client'
import { LONGEST_SLEEP, nextBoundary, pickAnnouncement, type Schedule } from '@portal/announcement-rules/schedule'
import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { dismiss, readDismissed } from './dismissal.ts'
import { ANNOUNCEMENTS_ID } from './pre-paint.ts'
import styles from './announcement-bar.module.css'

type Item = Schedule & { tone: string; content: ReactNode }

/**
 * Shows one announcement at a time and changes it at the instants of its schedule. React renders what the server knew;
 * from then on `hidden` is set by hand, since the pre-paint script has changed it before React arrived.
 */
export function AnnouncementSwitch({ items, rendered }: { items: readonly Item[]; rendered: number }) {
  const path = usePathname()
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(() => pickAnnouncement(items, { now: rendered, dismissed: [], path })?.key)

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      clearTimeout(timer)
      const now = Date.now()
      const current = pickAnnouncement(items, { now, dismissed: readDismissed(), path })
      for (const element of box.current?.children ?? [])
        if (element instanceof HTMLElement) element.hidden = element.dataset['key'] !== current?.key
      const boundary = nextBoundary(items, now)
      if (boundary !== undefined) timer = setTimeout(show, Math.min(boundary - now, LONGEST_SLEEP))
    }
    show()
    // A laptop sleeps through its timers, and a dismissal needs none.
    document.addEventListener('visibilitychange', show)
    window.addEventListener('storage', show)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('storage', show)
    }
  }, [items, path])
  useLayoutEffect(() => {
    if (!box.current) return
    return publishHeight(box.current)
  }, [])

  return (
    <div id={ANNOUNCEMENTS_ID} ref={box} className={styles.box}>
      {items.map(({ key, start, end, product, version, closable, tone, content }) => (
        <section
          key={key}
          className={`deep ${styles.bar}`}
          aria-label="Announcement"
          hidden={key !== first}
          data-key={key}
          data-tone={tone}
          data-start={start ?? undefined}
          data-end={end ?? undefined}
          data-product={product ?? undefined}
          data-version={version ?? undefined}
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
                onClick={() => {
                  dismiss(key)
                  // Browsers tell other tabs only.
                  window.dispatchEvent(new Event('storage'))
                }}
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

/** Keeps the height of the bar where sticky things and jumps to a heading find it. */
function publishHeight(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--announcement', `${box.offsetHeight}px`)
  })
  observer.observe(box)
  return () => observer.disconnect()
}
