const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** The English name of a country by its two letters; what is no such code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
