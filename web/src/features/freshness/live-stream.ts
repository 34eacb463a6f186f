import type { LiveHub, LiveNews } from './live-hub.ts'

/** Every stream holds a connection; beyond this many, tabs ask from time to time instead. */
const MOST_STREAMS = 4000
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000
/** What may wait to be sent to one reader: one who does not read is cut off, and comes back with the last id. */
const MOST_WAITING = 64 * 1024
/** A change that many tabs take up at once is spread over this time for each of them, up to the longest. */
const SPREAD_MS_EACH = 2
const LONGEST_SPREAD_MS = 5000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compressed, an event would wait for the next one.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * A stream of the pages that show something else now, as server-sent events: `reset` when what was missed is no longer
 * known, else messages of {@link LiveNews} with the time over which tabs should spread.
 */
export function liveStream(hub: LiveHub, lastId: string | null, signal: AbortSignal): Response {
  if (hub.count() >= MOST_STREAMS)
    return Response.json(
      { error: 'too many streams; ask with ?poll instead' },
      { status: 503, headers: { 'retry-after': '60' } },
    )
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) < 0) return end()
          controller.enqueue(encoder.encode(text))
        }
        const beat = setInterval(() => send('event: beat\ndata:\n\n'), HEARTBEAT_MS)
        const end = () => {
          stop?.()
          controller.close()
        }
        const forget = hub.listen((news) => send(eventOf(news, hub.count())), end)
        stop = () => {
          clearInterval(beat)
          forget()
          signal.removeEventListener('abort', end)
          stop = undefined
        }
        signal.addEventListener('abort', end)
        const missed = hub.since(lastId)
        const now = hub.since(null)
        send('retry: 3000\n')
        send(missed ? eventOf(missed, 0) : `id: ${now?.id ?? ''}\nevent: reset\ndata:\n\n`)
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: MOST_WAITING, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return new Response(body, { headers: HEADERS })
}

/** The same once, for tabs that hold no stream. */
export function liveAnswer(hub: LiveHub, lastId: string | null): Response {
  const news = hub.since(lastId) ?? { id: hub.since(null)?.id ?? '', reset: true }
  return Response.json(news, { headers: { 'cache-control': 'no-store' } })
}

function eventOf({ id, changes }: LiveNews, listening: number): string {
  const spread = Math.min(LONGEST_SPREAD_MS, listening * SPREAD_MS_EACH)
  return `id: ${id}\ndata: ${JSON.stringify({ id, changes, spread })}\n\n`
}
