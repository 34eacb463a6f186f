/** What bounds the sandbox. A request beyond a limit is refused in words; nothing grows without end. */
export type Limits = {
  /** Visitors whose state is held at once; the one idle longest leaves first. */
  worlds: number
  /** Milliseconds without a call after which a visitor's state is dropped. */
  worldLifetime: number
  tokens: number
  /** Bytes of one request body. */
  bodyBytes: number
  /** Bytes of all accepted bodies of one visitor. */
  worldBytes: number
  /** Documented: more than these calls in a second get 429. */
  callsPerSecond: number
  /** Calls of all visitors together in one second, above which the sandbox answers 503. */
  allCallsPerSecond: number
  users: number
  connections: number
}

export const DEFAULT_LIMITS: Limits = {
  worlds: 200,
  worldLifetime: 2 * 3_600_000,
  tokens: 5000,
  bodyBytes: 64 * 1024,
  worldBytes: 512 * 1024,
  callsPerSecond: 20,
  allCallsPerSecond: 300,
  users: 50,
  connections: 50,
}
