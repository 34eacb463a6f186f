/** Names and limits of the protocol, in one place. */
export const limits = {
  /** Largest JSON body that an endpoint reads; Sanity's own limit for a mutation request is 4 MB. */
  bodyBytes: 4 * 1024 * 1024,
  /** A JSON body nested deeper than this is refused: our own walkers are recursive. */
  jsonDepth: 200,
  queryCharacters: 200_000,
  /** The time the GROQ parser takes grows with the square of their number: 60,000 steps of a path took it a minute. */
  queryWords: 6_000,
  /** The GROQ parser and evaluator are recursive; this keeps them well inside the stack. */
  queryDepth: 200,
  /** A query that may be long runs in a thread of its own, for so long and with so much memory at most. */
  queryMilliseconds: 5_000,
  queryMegabytes: 1_024,
  waitingQueries: 100,
  answerBytes: 64 * 1024 * 1024,
  mutationsPerRequest: 10_000,
  listenersPerDataset: 1_000,
  /** A listener that missed more changes than this is told to start again. */
  resumeChanges: 1_000,
  /** A stream whose reader doesn't keep up is ended after this many unread events; the reader reconnects and resumes. */
  unreadEvents: 5_000,
} as const

export const heartbeatMilliseconds = 15_000

export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  eventStream: 'text/event-stream; charset=utf-8',
} as const
