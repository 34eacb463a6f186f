/** The time zone of this browser, as its user set it: Europe/Paris. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment as a reader of the zone writes it, with its offset: "Wed 2 Dec 2026, 10:00:00 GMT+1". */
export function inZone(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // Announcements are exact to the second; most begin on a whole minute.
    ...(new Date(at).getUTCSeconds() === 0 ? {} : { second: '2-digit' }),
    timeZoneName: 'short',
  }).formatToParts(at)
  return parts
    .map(({ value }) => value)
    .join('')
    .replace(/^(\w+), /, '$1 ')
}

/** A day, for the scale of the time line. */
export function dayInZone(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' }).format(at)
}

/** The value of a `datetime-local` input, which knows local time alone. */
export function toLocalInput(at: number): string {
  const local = new Date(at)
  const day = `${pad(local.getFullYear(), 4)}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`
  return `${day}T${pad(local.getHours())}:${pad(local.getMinutes())}:${pad(local.getSeconds())}`
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The moment that a `datetime-local` input names, or nothing while it is not filled in. */
export function fromLocalInput(value: string): number | undefined {
  const at = value ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
