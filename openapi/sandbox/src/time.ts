/** Dates as the APIs write them: instants with the offset of Paris, days as Paris counts them. */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/** An instant, such as `2026-11-27T09:12:04+01:00`. */
export function isoTime(time: number): string {
  const text = paris.format(time)
  const offset = /GMT([+-]\d{2}:\d{2})?/.exec(text)?.[1] ?? '+00:00'
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${offset}`
}

export function isoTimeOrNull(time: number | undefined): string | null {
  return time === undefined ? null : isoTime(time)
}

/** A day, such as `2026-11-27`. */
export function isoDay(time: number): string {
  return isoTime(time).slice(0, 10)
}

/** Seconds since 1970, as V2 writes instants. */
export function epoch(time: number): number {
  return Math.floor(time / SECOND)
}
