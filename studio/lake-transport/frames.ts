/** A frame of the lake about one stream: its head, a piece of its text, or its end. */
export type ServerFrame =
  | { kind: 'head'; stream: string; status: number; body?: unknown }
  | { kind: 'data'; stream: string; text: string }
  | { kind: 'end'; stream: string }

/** Asks the lake to open a stream: the path and query of the address, and the request's headers. */
export const openFrame = (stream: string, url: string, headers: Readonly<Record<string, string>>) =>
  JSON.stringify({ open: stream, url, headers })

/** Tells the lake that nobody reads a stream any more. */
export const closeFrame = (stream: string) => JSON.stringify({ close: stream })

/** Reads a frame of the lake; undefined for anything else, which a newer lake may send. */
export function parseFrame(data: unknown): ServerFrame | undefined {
  const frame = typeof data === 'string' ? parseObject(data) : undefined
  const stream = frame?.get('s')
  if (!frame || typeof stream !== 'string') return undefined
  const status = frame.get('head')
  if (typeof status === 'number')
    return frame.has('body')
      ? { kind: 'head', stream, status, body: frame.get('body') }
      : { kind: 'head', stream, status }
  const text = frame.get('d')
  if (typeof text === 'string') return { kind: 'data', stream, text }
  return frame.get('end') ? { kind: 'end', stream } : undefined
}

function parseObject(json: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}
