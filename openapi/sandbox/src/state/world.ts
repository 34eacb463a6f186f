import { createShelf, type Shelf } from './shelf.ts'

/** Everything that one visitor's calls have made. It is reached by that visitor's tokens only. */
export type World = {
  key: string
  /** Bytes of the bodies that were accepted; a bound on what one visitor can make the sandbox hold. */
  bytes: number
  /** The calls of the current second, for the documented limit. */
  calls: { second: number; count: number }
}

export function createWorld(key: string): World {
  return { key, bytes: 0, calls: { second: 0, count: 0 } }
}

/** A kind of record that each world holds on its own; it goes when the world does. */
export function perWorld<T>(make: () => T): (world: World) => T {
  const known = new WeakMap<World, T>()
  return (world) => {
    const found = known.get(world) ?? make()
    known.set(world, found)
    return found
  }
}

/** A shelf of each world. Records are listed in the order in which they were made. */
export function shelfPerWorld<T>(most: number): (world: World) => Shelf<T> {
  return perWorld(() => createShelf<T>({ most }))
}
