import type { IncomingMessage } from 'node:http'

const EVERY = 20
const SECONDS = 3
/** What was sent before the refusal came arrives after it on a busy machine; timers are a little early. */
const ON_ITS_WAY_MS = 500
const EARLY_MS = 50

/** Refuses some reads for a while, and notes those that are asked for again before it. */
export function createRefusals() {
  const refused = new Map<string, { at: number; wall: number }>()
  const early: string[] = []
  let asked = 0

  return {
    /** What a refused one is told to wait. */
    seconds: SECONDS,
    early: (): readonly string[] => early,
    count: (): number => refused.size,

    /** Whether this request is to be refused: every twentieth read, when `isOn`. */
    refuses(request: IncomingMessage, isOn: boolean): boolean {
      const read = readOf(request)
      if (!read) return false
      const last = refused.get(read.name)
      const since = performance.now() - (last?.at ?? -Infinity)
      const isAnswer = last && read.repeatedAt !== undefined && read.repeatedAt >= last.wall
      if (since < SECONDS * 1000 - EARLY_MS && (isAnswer || since > ON_ITS_WAY_MS))
        early.push(`${Math.round(since)} ms after its refusal: ${read.name}`)
      if (!isOn) return false
      asked += 1
      if (asked % EVERY !== 0) return false
      refused.set(read.name, { at: performance.now(), wall: Date.now() })
      return true
    },
  }
}

type Read = { name: string; repeatedAt: number | undefined }

// The tag names who reads (each start of an instance has a stamp of its own) and ends, when it repeats, in the time of that.
function readOf({ method, url = '' }: IncomingMessage): Read | undefined {
  const { pathname, searchParams } = new URL(url, 'http://proxy')
  if (method !== 'GET' || !pathname.includes('/data/query/')) return undefined
  const [, reader, , again] = searchParams.get('tag')?.split('.') ?? []
  searchParams.delete('tag')
  return { name: `${reader} ${searchParams}`, repeatedAt: again === undefined ? undefined : parseInt(again, 36) }
}
