/** The value below which `share` (0 to 1) of the values lie, by the nearest rank. @throws {RangeError} without values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('no values to take a percentile of')
  return value
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
