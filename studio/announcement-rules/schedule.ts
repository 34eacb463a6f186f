import { placeOf } from './place.ts'

/** What the rules read of an announcement document. Its other fields are nobody's business here. */
export type Scheduled = {
  key?: string | null
  startsAt?: string | null
  endsAt?: string | null
  priority?: number | null
  closable?: boolean | null
  placement?: { scope?: string | null; product?: string | null; version?: string | null } | null
}

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

/** The schedule of a document, or undefined for one without a key, which no reader could dismiss. */
export function toSchedule(document: Scheduled): Schedule | undefined {
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

/** Whether an announcement has begun at `now`. */
export function hasStarted({ start }: Schedule, now: number): boolean {
  return start === null || start <= now
}

/** Whether an announcement still has a future at `now`. */
export function notEnded({ end }: Schedule, now: number): boolean {
  return end === null || now < end
}

/** Whether an announcement belongs on a path. */
export function belongsOn({ product, version }: Schedule, path: string): boolean {
  const place = placeOf(path)
  return (product === null || product === place.product) && (version === null || version === place.version)
}

/** Whether a reader's dismissal hides an announcement: only one that can be closed. */
export function isDismissed({ key, closable }: Schedule, dismissed: readonly string[]): boolean {
  return closable && dismissed.includes(key)
}

export type Moment = { now: number; dismissed: readonly string[]; path: string }

/** The announcement that shows: the first, in order of precedence, that is due, belongs here and was not dismissed. */
export function pickAnnouncement<S extends Schedule>(ordered: readonly S[], { now, dismissed, path }: Moment) {
  return ordered.find(
    (item) => hasStarted(item, now) && notEnded(item, now) && belongsOn(item, path) && !isDismissed(item, dismissed),
  )
}

/** Browsers count time-outs in 31 bits; anything later is looked at again before. */
export const LONGEST_SLEEP = 12 * 60 * 60 * 1000

/** The next instant after `now` at which anything starts or ends. */
export function nextBoundary(items: readonly Schedule[], now: number): number | undefined {
  const later = items.flatMap(({ start, end }) => [start, end]).filter((at) => at !== null && at > now)
  return later.length === 0 ? undefined : Math.min(...later.map(Number))
}

function instant(value: string | null | undefined): number | null {
  const at = value ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}
