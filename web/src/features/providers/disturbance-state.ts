/** What a disturbance is at a moment. */
export type DisturbanceState = 'Planned' | 'Open' | 'Monitored' | 'Closed'

export type Timed = {
  severity?: string | null
  from: string
  until?: string | null
  updates?: readonly { at?: string | null; status?: string | null }[] | null
}

/** Where a disturbance stands: by its dates, and while it lasts by its latest update. */
export function stateOf({ from, until, updates }: Timed, now: Date): DisturbanceState {
  if (until && Date.parse(until) <= now.getTime()) return 'Closed'
  if (Date.parse(from) > now.getTime()) return 'Planned'
  const status = latest(updates)?.status
  return status === 'resolved' ? 'Closed' : status === 'monitoring' ? 'Monitored' : 'Open'
}

/** The newest update, whatever the order in which they were written. */
export function latest<Update extends { at?: string | null }>(
  updates: readonly Update[] | null | undefined,
): Update | undefined {
  return (updates ?? []).toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0]
}

const RANK: Readonly<Record<DisturbanceState, number>> = { Open: 0, Monitored: 0, Planned: 1, Closed: 2 }
const SEVERITIES = ['BLOCKING', 'MAJOR', 'MINOR']

/** What lasts comes first, the worst of it at the top; then what is planned, the next one first; then what is over. */
export function byUrgency(now: Date) {
  return (a: Timed, b: Timed): number => {
    const state = stateOf(a, now)
    const order = RANK[state] - RANK[stateOf(b, now)]
    if (order !== 0) return order
    if (state === 'Planned') return a.from.localeCompare(b.from)
    const severity = SEVERITIES.indexOf(a.severity ?? '') - SEVERITIES.indexOf(b.severity ?? '')
    return (state === 'Closed' ? 0 : severity) || b.from.localeCompare(a.from)
  }
}
