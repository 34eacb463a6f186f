/** The years of the copyright line: the first one to this one, or one alone while they are the same. */
export function copyrightYears(start: number, now: Date): string {
  const year = now.getFullYear()
  return year > start ? `${start}–${year}` : String(start)
}
