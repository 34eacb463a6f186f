import 'server-only'
import { items } from '../../lib/list.ts'
import type { FeedItem } from '../../lib/xml.ts'
import { paths } from '../../paths.ts'
import { latest, stateOf } from './disturbance-state.ts'
import { loadDisturbances } from './providers.query.ts'

const MOST = 50

/** The disturbances as entries of a feed, those with the newest word first; each update is an entry of its own. */
export async function disturbanceFeed(now: Date, origin: string): Promise<FeedItem[]> {
  const all = await loadDisturbances()
  return all
    .map((disturbance) => {
      const { _id, title, severity, from, updates, providers } = disturbance
      const update = latest(updates)
      const at = new Date(update?.at ?? from)
      const who = items(providers).join(', ')
      return {
        id: `disturbance:${_id}:${at.toISOString()}`,
        title: [title, who].filter(Boolean).join(': '),
        link: origin + paths.disturbances(),
        description: [`${stateOf(disturbance, now)}, ${severity}.`, update?.message].filter(Boolean).join(' '),
        at,
      }
    })
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST)
}
