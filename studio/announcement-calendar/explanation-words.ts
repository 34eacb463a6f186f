import type { Explanation } from '@portal/announcement-rules/explain'
import type { AnnouncementRow } from './announcement-row.ts'
import { inZone } from './zoned-time.ts'

/** Why an announcement shows or not, in words. */
export function explanationWords(
  row: AnnouncementRow,
  explanation: Explanation | undefined,
  rows: readonly AnnouncementRow[],
  zone: string,
): string {
  if (!explanation)
    return row.isDraft
      ? 'Does not show: it is a draft that was never published.'
      : 'Does not show: it has no key, by which readers could close it.'
  if (explanation.shows) return 'Shows.'
  switch (explanation.reason) {
    case 'not-started':
      return `Does not show yet: it starts ${inZone(explanation.at, zone)}.`
    case 'ended':
      return `Does not show any more: it ended ${inZone(explanation.at, zone)}.`
    case 'elsewhere':
      return `Does not show here: it shows on pages of ${placeWords(explanation)} only.`
    case 'dismissed':
      return 'Does not show: this reader has closed it.'
    case 'outranked': {
      const winner = rows.find(({ schedule }) => schedule?.key === explanation.by)?.title ?? explanation.by
      return `Does not show: one shows at a time, and “${winner}” ${BECAUSE[explanation.because]}.`
    }
  }
}

const BECAUSE = {
  priority: 'has a higher priority',
  'newer start': 'has the same priority and started later',
  key: 'has the same priority and start, and comes first by its key',
} as const

/** The pages that an announcement is for. */
export function placeWords({ product, version }: { product: string | null; version: string | null }): string {
  if (product === null) return 'every product'
  return [product, version].filter((part) => part !== null).join(' ')
}
