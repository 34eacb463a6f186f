import { liveHub } from '../../../features/freshness/live-hub.ts'
import { liveAnswer, liveStream } from '../../../features/freshness/live-stream.ts'

export const dynamic = 'force-dynamic'

/**
 * Which pages show something else now: a stream of server-sent events, or with `?poll` one answer. `since` is the id of
 * the last thing heard; a browser that connects again names it in a header.
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const lastId = request.headers.get('last-event-id') ?? searchParams.get('since')
  return searchParams.has('poll') ? liveAnswer(liveHub(), lastId) : liveStream(liveHub(), lastId, request.signal)
}
