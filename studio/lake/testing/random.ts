export type Random = {
  /** A number from 0 up to 1, without 1. */
  next: () => number
  /** A whole number from 0 up to `limit`, without `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

/** Random numbers that a seed repeats (mulberry32): a failure can be played again. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}

/** The seed that the environment names, or a new one; said either way, so that a run can be repeated. */
export function seedOf(variable: string): number {
  const seed = Number(process.env[variable] ?? Math.floor(Math.random() * 4_294_967_296))
  console.log(`${variable}=${seed}`)
  return seed
}
