import type { Role } from './context.ts'
import { storageFailure } from './store/failures.ts'

/** A request as the log tells it: which endpoint, not which document, query or token. */
export type RequestEntry = {
  method: string
  /** The pattern of the path, such as `/data/doc/:dataset/:ids`. */
  route: string
  status: number
  /** Until the answer began: a stream goes on after it. */
  milliseconds: number
  who: Role | 'anonymous' | 'refused'
}

export type Log = { request: (entry: RequestEntry) => void; failure: (error: unknown) => void }

const text = (error: object, name: string): unknown => new Map<string, unknown>(Object.entries(error)).get(name)

/** What is known of a failure, without its message, which can quote what was sent. The disk's own words can't. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const at = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)
  const message = storageFailure(error) && error.message
  return { name: error.name, code: text(error, 'code'), errcode: text(error, 'errcode'), message, at }
}

/** A structured log: one JSON object a line, that never holds content, an id or a token. */
export function createLog(write: (line: string) => void, clock: () => Date): Log {
  const say = (level: string, event: string, more: object) =>
    write(JSON.stringify({ time: clock().toISOString(), level, event, ...more }))
  return {
    request: ({ milliseconds, ...entry }) => say('info', 'request', { ...entry, ms: Math.round(milliseconds) }),
    failure: (error) => say('error', 'failure', describe(error)),
  }
}
