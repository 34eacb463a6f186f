import {
  belongsOn,
  byPrecedence,
  hasStarted,
  isDismissed,
  notEnded,
  pickAnnouncement,
  type Moment,
  type Schedule,
} from './schedule.ts'

/** Why an announcement shows or does not, for a reader at one moment on one path. */
export type Explanation =
  | { shows: true }
  | { shows: false; reason: 'not-started'; at: number }
  | { shows: false; reason: 'ended'; at: number }
  | { shows: false; reason: 'elsewhere'; product: string | null; version: string | null }
  | { shows: false; reason: 'dismissed' }
  | { shows: false; reason: 'outranked'; by: string; because: 'priority' | 'newer start' | 'key' }

/** Explains one announcement among all, by the very rule that picks the one that shows. */
export function explain(item: Schedule, all: readonly Schedule[], moment: Moment): Explanation {
  const { now, path, dismissed } = moment
  if (!hasStarted(item, now)) return { shows: false, reason: 'not-started', at: item.start ?? now }
  if (!notEnded(item, now)) return { shows: false, reason: 'ended', at: item.end ?? now }
  if (!belongsOn(item, path)) return { shows: false, reason: 'elsewhere', product: item.product, version: item.version }
  if (isDismissed(item, dismissed)) return { shows: false, reason: 'dismissed' }
  const others = all.filter(({ key }) => key !== item.key)
  const shown = pickAnnouncement([item, ...others].toSorted(byPrecedence), moment)
  if (!shown || shown === item) return { shows: true }
  return { shows: false, reason: 'outranked', by: shown.key, because: advantage(shown, item) }
}

function advantage(winner: Schedule, loser: Schedule) {
  if (winner.priority !== loser.priority) return 'priority'
  return winner.start === loser.start ? 'key' : 'newer start'
}
