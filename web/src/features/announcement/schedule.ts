import type { ANNOUNCEMENTS_QUERY_RESULT } from '../../sanity/sanity.types.ts'
import { placeOf } from '../../paths.ts'

export type AnnouncementDocument = ANNOUNCEMENTS_QUERY_RESULT[number]

/** When and where an announcement shows. Instants are in milliseconds; null leaves that side open. */
export type Schedule = {
  key: string
  start: number | null
  end: number | null
  priority: number
  closable: boolean
  product: string | null
  version: string | null
}

export type Announcement = {
  schedule: Schedule
  message: AnnouncementDocument['message']
  tone: NonNullable<AnnouncementDocument['tone']>
}

/** The schedule of a document, or undefined for one without a key, which no reader could dismiss. */
export function toSchedule(document: AnnouncementDocument): Schedule | undefined {
  if (!document.key) return undefined
  const { scope, product, version } = document.placement ?? {}
  return {
    key: document.key,
    start: instant(document.startsAt),
    end: instant(document.endsAt),
    priority: document.priority ?? 0,
    closable: document.closable !== false,
    product: scope === 'product' || scope === 'version' ? (product ?? null) : null,
    version: scope === 'version' ? (version ?? null) : null,
  }
}

/** Orders by precedence: the highest priority, then the newest start, then the key, so that ties never flicker. */
export function byPrecedence(a: Schedule, b: Schedule): number {
  return b.priority - a.priority || (b.start ?? -Infinity) - (a.start ?? -Infinity) || 0 || (a.key < b.key ? -1 : 1)
}

/** Whether an announcement still has a future at `now`. */
export function notEnded({ end }: Schedule, now: number): boolean {
  return end === null || now < end
}

export type Moment = { now: number; dismissed: readonly string[]; path: string }

/** The announcement that shows: the first, in order of precedence, that is due, belongs here and was not dismissed. */
export function pickAnnouncement<S extends Schedule>(ordered: readonly S[], { now, dismissed, path }: Moment) {
  const place = placeOf(path)
  return ordered.find(
    (item) =>
      (item.start === null || item.start <= now) &&
      notEnded(item, now) &&
      (item.product === null || item.product === place.product) &&
      (item.version === null || item.version === place.version) &&
      !(item.closable && dismissed.includes(item.key)),
  )
}

/** The next instant after `now` at which anything starts or ends. */
export function nextBoundary(items: readonly Schedule[], now: number): number | undefined {
  const later = items.flatMap(({ start, end }) => [start, end]).filter((at) => at !== null && at > now)
  return later.length === 0 ? undefined : Math.min(...later.map(Number))
}

function instant(value: string | null | undefined): number | null {
  const at = value ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}
