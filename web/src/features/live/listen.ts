import { parseMessage, type LiveMessage } from './live-message.ts'

const NAME = 'portal-live'
/** As long as a tab may take from the rendering of its page until it listens. */
const REMEMBERED_MS = 120_000
/** How long to wait before the stream is asked for again, when the portal refused it. */
const RETRY_MS = 60_000

/**
 * Hears of publications together with the other tabs of this browser: one of them holds the stream and tells the
 * others, since a browser opens few connections to a host. When it goes, another takes over.
 */
export function listen(lastId: () => string, hear: (message: LiveMessage) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => {}
  const leaving = new AbortController()
  const channel = new BroadcastChannel(NAME)
  let recent: { at: number; message: LiveMessage }[] = []
  let leads = false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays on its origin and takes none
  const post = (message: LiveMessage | 'hello') => channel.postMessage(message)

  const tell = (message: LiveMessage) => {
    recent = [...recent.filter(({ at }) => at > Date.now() - REMEMBERED_MS), { at: Date.now(), message }]
    post(message)
    hear(message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage | 'hello'>) => {
    if (data !== 'hello') hear(data)
    else if (leads) for (const { message } of recent) post(message)
  })
  // A tab that was just opened may have missed what the leading one has heard since its page was rendered.
  post('hello')

  const lead = async () => {
    leads = true
    const hangUp = openStream(lastId, tell)
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve, { once: true }))
    hangUp()
  }
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => {})
  return () => {
    leaving.abort()
    channel.close()
  }
}

function openStream(lastId: () => string, tell: (message: LiveMessage) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined
  const open = () => {
    const id = lastId()
    source = new EventSource(id ? `/api/live?since=${id}` : '/api/live')
    source.addEventListener('message', ({ data }) => tell(parseMessage(String(data))))
    source.addEventListener('reset', ({ lastEventId }) => tell({ kind: 'reset', id: lastEventId }))
    source.addEventListener('beat', () => tell({ kind: 'beat' }))
    source.addEventListener('error', () => {
      // The browser connects again by itself unless it was refused.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
