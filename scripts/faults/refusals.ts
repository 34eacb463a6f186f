import type { IncomingMessage } from 'node:http'

const EVERY = 20
const SECONDS = 3
/** What was sent before the refusal came arrives after it on a busy machine; timers are a little early. */
const ON_ITS_WAY_MS = 500
const EARLY_MS = 50

/** Refuses some reads for a while, and notes those that are asked for again before it. */
export function createRefusals(now: () => number = () => performance.now()) {
  const refusedAt = new Map<string, number>()
  const early: string[] = []
  let asked = 0

  return {
    /** What a refused one is told to wait. */
    seconds: SECONDS,
    early: (): readonly string[] => early,
    count: (): number => refusedAt.size,

    /** Whether this request is to be refused: every twentieth read, when `isOn`. */
    refuses(request: IncomingMessage, isOn: boolean): boolean {
      const read = readOf(request)
      if (!read) return false
      const since = now() - (refusedAt.get(read.name) ?? -Infinity)
      if (since < SECONDS * 1000 - EARLY_MS && (read.isRepeat || since > ON_ITS_WAY_MS))
        early.push(`${Math.round(since)} ms after its refusal: ${read.name}`)
      if (!isOn) return false
      asked += 1
      if (asked % EVERY !== 0) return false
      refusedAt.set(read.name, now())
      return true
    },
  }
}

// The tag names who reads (each start of an instance has a stamp of its own) and ends in a part more when it repeats.
function readOf({ method, url = '' }: IncomingMessage): { name: string; isRepeat: boolean } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://proxy')
  if (method !== 'GET' || !pathname.includes('/data/query/')) return undefined
  const [, reader, , again] = searchParams.get('tag')?.split('.') ?? []
  searchParams.delete('tag')
  return { name: `${reader} ${searchParams}`, isRepeat: again !== undefined }
}
