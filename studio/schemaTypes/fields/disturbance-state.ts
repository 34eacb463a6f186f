/** Where a disturbance stands by its dates, as the Studio's lists say it. */
export function disturbanceState(from: unknown, until: unknown, now: Date): 'Planned' | 'Ongoing' | 'Over' {
  const isPast = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now.getTime()
  if (isPast(until)) return 'Over'
  return typeof from === 'string' && !isPast(from) ? 'Planned' : 'Ongoing'
}
