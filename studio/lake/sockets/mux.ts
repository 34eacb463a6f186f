import type { IncomingMessage } from 'node:http'
import { type RawData, WebSocket } from 'ws'
import { z } from 'zod'

/** Carries many event streams over one WebSocket, since a browser opens only six connections to a host. */
export type MuxOptions = { fetch: (request: Request) => Promise<Response>; report: (error: unknown) => void }

const MOST_STREAMS = 200
const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\/[^/]+$/
const BASE = 'http://localhost'
/** The client may set these; Origin and Cookie are those of its own handshake, which it can't choose. */
const CLIENT_HEADERS = ['authorization', 'last-event-id', 'accept', 'x-sanity-project-id']
const HANDSHAKE_HEADERS = ['host', 'origin', 'cookie', 'forwarded', 'x-forwarded-for', 'authorization'] as const

const messageSchema = z.union([
  z.object({
    open: z.string().min(1).max(100),
    url: z.string().max(100_000).transform(streamUrl),
    headers: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ close: z.string() }),
])

/**
 * Speaks the protocol of the Studio's transport: `{open, url, headers}` and `{close}` come in; `{s, head}`, then
 * `{s, d}` with the text of the stream, then `{s, end}` go out. A stream that is refused is `{s, head, body}`.
 */
export function serveMux(socket: WebSocket, handshake: IncomingMessage, options: MuxOptions): void {
  const streams = new Map<string, AbortController>()

  socket.on('message', (data) => {
    const message = parse(data)
    if (!message) return socket.close(1007, 'not a message of this protocol')
    if ('close' in message) return end(message.close)
    if (streams.has(message.open)) return socket.close(1008, 'a stream was opened twice')
    if (streams.size >= MOST_STREAMS) return void refuse(message.open).catch(options.report)
    const abort = new AbortController()
    streams.set(message.open, abort)
    carry(message, abort)
      .catch((error: unknown) => {
        if (abort.signal.aborted || socket.readyState !== WebSocket.OPEN) return
        options.report(error)
        // Ended without a word the client would wait for ever; a closed socket makes it connect again.
        socket.close(1011, 'a stream failed')
      })
      .finally(() => {
        // The id may stand for a later stream already.
        if (streams.get(message.open) === abort) streams.delete(message.open)
      })
  })
  socket.on('close', () => {
    for (const id of streams.keys()) end(id)
  })

  function refuse(id: string) {
    const description = `One socket carries at most ${MOST_STREAMS} streams`
    return send(socket, {
      s: id,
      head: 503,
      body: { statusCode: 503, error: 'Service Unavailable', message: description },
    })
  }

  function end(id: string) {
    streams.get(id)?.abort()
    streams.delete(id)
  }

  async function carry(
    { open: id, url, headers }: { open: string; url: URL; headers: Record<string, string> },
    abort: AbortController,
  ) {
    const request = new Request(url, {
      headers: headersOf(handshake, headers),
      signal: abort.signal,
    })
    const response = await options.fetch(request)
    if (abort.signal.aborted) return void (await response.body?.cancel())
    if (!response.ok || !response.body) {
      await send(socket, { s: id, head: response.status, body: await response.json() })
    } else {
      await send(socket, { s: id, head: response.status })
      await pipe(id, response.body, abort.signal)
    }
  }

  async function pipe(id: string, body: NonNullable<Response['body']>, signal: AbortSignal) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    // A stream that has failed can't be cancelled, and whoever reads it is told why.
    const cancel = () => void reader.cancel().catch(() => {})
    signal.addEventListener('abort', cancel)
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (signal.aborted) return
        if (done) return await send(socket, { s: id, end: 1 })
        // Waiting for the socket slows the stream down to what its reader takes.
        await send(socket, { s: id, d: value })
      }
    } finally {
      cancel()
    }
  }
}

// Looked at as it will be asked for, with `..` taken out.
function streamUrl(text: string, context: z.RefinementCtx): URL {
  const url = URL.canParse(text, BASE) ? new URL(text, BASE) : undefined
  if (url && url.origin === BASE && STREAM_PATH.test(url.pathname)) return url
  context.addIssue({ code: 'custom', message: 'not the path of an event stream' })
  return z.NEVER
}

function parse(data: RawData) {
  try {
    const result = messageSchema.safeParse(JSON.parse(data.toString()))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

function headersOf(handshake: IncomingMessage, given: Record<string, string>): Headers {
  const headers = new Headers()
  for (const name of HANDSHAKE_HEADERS) {
    const value = handshake.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  for (const [name, value] of Object.entries(given)) {
    if (CLIENT_HEADERS.includes(name.toLowerCase())) headers.set(name, value)
  }
  return headers
}

function send(socket: WebSocket, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(JSON.stringify(message), (error) => (error ? reject(error) : resolve()))
  })
}
