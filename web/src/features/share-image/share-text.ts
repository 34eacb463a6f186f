/** What the image of a page says. */
export type ShareText = { title: string; place: string; brand: string }

const MOST_TITLE = 110
const MOST_PLACE = 60

/**
 * The text as the image can show it: what our own font has. For any other sign the renderer would load a font from
 * another host.
 */
export function drawable({ title, place, brand }: ShareText): ShareText {
  return { title: cut(title, MOST_TITLE), place: cut(place, MOST_PLACE), brand: cut(brand, MOST_PLACE) }
}

function cut(text: string, most: number): string {
  const known = text
    .normalize('NFC')
    .replace(/[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (known.length <= most) return known
  return `${known.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** Larger letters for a title that is short. */
export function titleSize(title: string): number {
  return title.length <= 28 ? 84 : title.length <= 60 ? 68 : 54
}
