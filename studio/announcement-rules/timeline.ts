import { byPrecedence, nextBoundary, notEnded, pickAnnouncement, type Schedule } from './schedule.ts'

/** A stretch of time in which one announcement shows. `to` is when it stops; the window ends it at the latest. */
export type Stretch = { key: string; from: number; to: number }

export type Window = { from: number; to: number; path: string }

/** What shows on a path from one moment to another, to a reader who dismissed nothing. */
export function whatShows(items: readonly Schedule[], { from, to, path }: Window): Stretch[] {
  const ordered = items.toSorted(byPrecedence)
  const stretches: Stretch[] = []
  for (let now = from; now < to;) {
    const end = Math.min(nextBoundary(items, now) ?? to, to)
    const key = pickAnnouncement(ordered, { now, dismissed: [], path })?.key
    const last = stretches.at(-1)
    if (key !== undefined && last?.key === key && last.to === now) last.to = end
    else if (key !== undefined) stretches.push({ key, from: now, to: end })
    now = end
  }
  return stretches
}

/** Two announcements that want the same pages at the same time; only the first of them shows there. */
export type Overlap = { shows: string; hides: string; from: number; to: number }

/** Every pair that meets at or after `now`: readers see the first alone, until they close it or it ends. */
export function overlaps(items: readonly Schedule[], now: number): Overlap[] {
  const ordered = items.filter((item) => notEnded(item, now)).toSorted(byPrecedence)
  return ordered.flatMap((first, at) =>
    ordered.slice(at + 1).flatMap((second): Overlap[] => {
      const from = Math.max(first.start ?? now, second.start ?? now, now)
      const to = Math.min(first.end ?? Infinity, second.end ?? Infinity)
      if (from >= to || !meet(first, second)) return []
      return [{ shows: first.key, hides: second.key, from, to }]
    }),
  )
}

/** Whether some page belongs to both. A version is one of its product, so two versions never meet. */
function meet(a: Schedule, b: Schedule): boolean {
  return agree(a.product, b.product) && agree(a.version, b.version)
}

function agree(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}
