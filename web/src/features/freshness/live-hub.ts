/** A page of which readers see something else now, and the moment at which the reading of its content began. */
export type Refreshed = readonly [path: string, at: number]

/** What open tabs are told: in order, with the id of the last of it, from which a tab goes on later. */
export type LiveNews = { id: string; changes: readonly Refreshed[] }

type Listener = (news: LiveNews) => void

/** As many changes as a tab may have missed and still catch up with, page by page. */
const MOST = 1000
/** A tab that begins to listen was loaded a moment ago, from content no older than this. */
const RECENT_MS = 120_000

/**
 * Tells those who listen which pages show something else now.
 *
 * @param epoch names this process: the numbers of another one mean nothing here
 */
export function createLiveHub({ epoch, now }: { epoch: string; now: () => number }) {
  const looks = new Map<string, string>()
  const listeners = new Map<Listener, () => void>()
  let ring: { number: number; told: number; change: Refreshed }[] = []
  let last = 0

  const idOf = (number: number) => `${epoch}-${number}`
  const publish = (path: string, at: number) => {
    const change: Refreshed = [path, at]
    last += 1
    ring = [...ring.slice(1 - MOST), { number: last, told: now(), change }]
    for (const listener of listeners.keys()) listener({ id: idOf(last), changes: [change] })
  }

  return {
    /**
     * A page was rendered anew. Nobody is told when it looks as it did before.
     *
     * @param look the same for two renderings between which a reader could not tell
     */
    rendered(path: string, at: number, look: string): void {
      if (looks.get(path) === look) return
      looks.set(path, look)
      publish(path, at)
    },
    /** @param end called when this process ends, and the listener has to go elsewhere */
    listen(listener: Listener, end: () => void = () => {}): () => void {
      listeners.set(listener, end)
      return () => listeners.delete(listener)
    },
    /** Sends all who listen away. */
    end(): void {
      for (const end of listeners.values()) end()
    },
    count: () => listeners.size,
    /** What came after an id, or just now when there is none; undefined when that is no longer known. */
    since(id: string | null): LiveNews | undefined {
      const news = (entries: typeof ring) => ({ id: idOf(last), changes: entries.map(({ change }) => change) })
      if (!id) return news(ring.filter(({ told }) => told > now() - RECENT_MS))
      const [known, number] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))]
      const first = ring[0]?.number ?? last + 1
      if (known !== epoch || !Number.isInteger(number) || number > last || number < first - 1) return undefined
      return news(ring.filter((entry) => entry.number > number))
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>

declare global {
  // The webhook's route and the stream's are bundled apart and share only the global.
  var portalLiveHub: LiveHub | undefined
}

/** The hub of this process. Whoever learns that a page was rendered anew, here or on another machine, tells it. */
export function liveHub(): LiveHub {
  globalThis.portalLiveHub ??= createLiveHub({ epoch: Date.now().toString(36), now: Date.now })
  return globalThis.portalLiveHub
}
