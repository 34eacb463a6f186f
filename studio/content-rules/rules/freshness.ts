import { inField, type Finding } from '../finding.ts'
import { textIn } from '../node.ts'
import type { Site } from '../site.ts'

const DAYS = 182
const DAY = 24 * 60 * 60 * 1000

/** Pages that nobody has reviewed for half a year, or ever. `today` is a date: 2026-11-28. */
export function pagesAreReviewed(site: Site, today: string): Finding[] {
  return site.pages.flatMap(({ document }) => {
    const reviewed = textIn(document['lastReviewed'])
    const days = Math.floor((Date.parse(today) - Date.parse(reviewed)) / DAY)
    if (days <= DAYS) return []
    const message = Number.isNaN(days) ? 'the page was never reviewed' : `the page was last reviewed ${days} days ago`
    return [inField('stale', document, 'lastReviewed', message)]
  })
}
