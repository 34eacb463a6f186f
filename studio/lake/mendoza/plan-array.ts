import { isFields, sameValue } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** One step in building the new array: items taken over, an item edited, or a new one. */
export type ArrayStep =
  | { kind: 'take'; from: number; to: number }
  | { kind: 'edit'; place: number; before: Fields; after: Fields }
  | { kind: 'add'; item: unknown }

const keyOf = (item: unknown) => (isFields(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined)

/** What an item is looked up by: its `_key`, or itself when it is not an object. */
const identity = (item: unknown): string | undefined =>
  keyOf(item) ?? (typeof item === 'object' ? undefined : `${typeof item}:${String(item)}`)

function finder(left: readonly unknown[]): (item: unknown) => number | undefined {
  const places = new Map<string, number>()
  for (const [place, item] of left.entries()) {
    const name = identity(item)
    if (name !== undefined && !places.has(name)) places.set(name, place)
  }
  return (item) => {
    const name = identity(item)
    if (name !== undefined) return places.get(name)
    const place = left.findIndex((candidate) => sameValue(candidate, item))
    return place === -1 ? undefined : place
  }
}

function equalRun(left: readonly unknown[], from: number, right: readonly unknown[], at: number): number {
  let length = 0
  while (from + length < left.length && at + length < right.length) {
    if (!sameValue(left[from + length], right[at + length])) break
    length++
  }
  return length
}

export function planArray(left: readonly unknown[], right: readonly unknown[]): ArrayStep[] {
  const placeOf = finder(left)
  const steps: ArrayStep[] = []
  for (let at = 0; at < right.length;) {
    const after = right[at]
    const place = placeOf(after)
    const length = place === undefined ? 0 : equalRun(left, place, right, at)
    const before = place === undefined ? undefined : left[place]
    if (place !== undefined && length > 0) steps.push({ kind: 'take', from: place, to: place + length })
    else if (place !== undefined && isFields(before) && isFields(after)) {
      steps.push({ kind: 'edit', place, before, after })
    } else steps.push({ kind: 'add', item: after })
    at += Math.max(length, 1)
  }
  return steps
}
