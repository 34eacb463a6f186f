import { temporarilyUnavailable } from '../errors.ts'

export type ImageCache = {
  /** The picture under this key, made at most once at a time. */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

type Limits = { cacheBytes: number; rendersAtOnce: number; rendersWaiting: number }

/** Keeps rendered pictures, the least recently used going first, and lets only a few be made at once. */
export function createImageCache(limits: Limits): ImageCache {
  const kept = new Map<string, Buffer>()
  const inWork = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let running = 0

  function keep(key: string, picture: Buffer) {
    if (picture.byteLength > limits.cacheBytes) return
    kept.set(key, picture)
    bytes += picture.byteLength
    for (const [oldKey, old] of kept) {
      if (bytes <= limits.cacheBytes) break
      kept.delete(oldKey)
      bytes -= old.byteLength
    }
  }

  async function turn(): Promise<void> {
    if (running < limits.rendersAtOnce) {
      running += 1
      return
    }
    if (waiting.length >= limits.rendersWaiting) throw temporarilyUnavailable('Too many images are being made at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function next() {
    const first = waiting.shift()
    if (first) first()
    else running -= 1
  }

  async function makeInTurn(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await turn()
    try {
      const picture = await make()
      keep(key, picture)
      return picture
    } finally {
      next()
    }
  }

  return {
    get(key, make) {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
        return Promise.resolve(found)
      }
      const under = inWork.get(key)
      if (under) return under
      // Forgotten however it ends, also when it got no turn: what failed once may be asked for again.
      const work = makeInTurn(key, make).finally(() => inWork.delete(key))
      inWork.set(key, work)
      return work
    },
  }
}
