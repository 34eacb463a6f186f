// Control characters, since they sort before all text: an `order()` by marked text gives the order of the text.
const open = '\u0001'
const close = '\u000B'
const digits = ['\u0002', '\u0003', '\u0004', '\u0005', '\u0006', '\u0007', '\u0008', '\u000E']

const pattern = new RegExp(`${open}([${digits.join('')}]+)${close}`, 'gu')

/** An invisible suffix that says which place of which document a text is from. */
export const markerOf = (place: number) =>
  open + Array.from(place.toString(8), (digit) => digits[Number(digit)]).join('') + close

export const withoutMarkers = (text: string) => text.replaceAll(pattern, '')

/** The place that the whole of a text is from: it holds one marker, at its end. */
export function placeOf(text: string): number | undefined {
  const [only, ...others] = text.matchAll(pattern)
  if (!only?.[1] || others.length > 0 || !text.endsWith(only[0])) return undefined
  return Number.parseInt(Array.from(only[1], (character) => digits.indexOf(character)).join(''), 8)
}
