'use client'
import { hasStarted, LONGEST_SLEEP, nextBoundary, notEnded, type Schedule } from '@portal/announcement-rules/schedule'
import { type ReactNode, useEffect, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import styles from './latest-list.module.css'

type Item = Schedule & { tone: string; day: string; content: ReactNode }

/** The most that are listed at a time. */
const MOST = 4

const TONES: Readonly<Record<string, ReactNode>> = {
  warning: <Badge variant="warning">NOTICE</Badge>,
  critical: <Badge variant="danger">IMPORTANT</Badge>,
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Lists the announcements of this moment, also on a page that was rendered before; nothing when there is none. */
export function LatestList({ items, rendered }: { items: readonly Item[]; rendered: number }) {
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    const boundary = nextBoundary(items, now)
    if (boundary === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(boundary - Date.now(), LONGEST_SLEEP))
    return () => clearTimeout(timer)
  }, [items, now])

  const shown = items.filter((item) => hasStarted(item, now) && notEnded(item, now)).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section className={styles['latest']} aria-labelledby="latest">
      <h2 id="latest">Latest announcements</h2>
      <ul>
        {shown.map(({ key, day, tone, content }) => (
          <li key={key}>
            <p>
              <time dateTime={day}>{DAY.format(new Date(day))}</time>
              {TONES[tone]}
            </p>
            <div>{content}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
