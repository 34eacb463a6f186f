/** How many values and characters a value would be written with, counted no further than to the limit. */
export function exceeds(value: unknown, limit: number): boolean {
  let left = limit
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && left >= 0) {
    const item = waiting.pop()
    left -= typeof item === 'string' ? item.length + 2 : 2
    if (typeof item !== 'object' || item === null) continue
    if (Array.isArray(item)) {
      left -= item.length
      if (left >= 0) for (const each of item) waiting.push(each)
    } else
      for (const [name, each] of Object.entries(item)) {
        left -= name.length + 3
        waiting.push(each)
      }
  }
  return left < 0
}
