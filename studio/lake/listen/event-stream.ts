import { heartbeatMilliseconds, limits, mediaTypes } from '../wire.ts'

export type ServerEvent = { event: string; data: unknown; id?: string | undefined }

export type EventStream = {
  send: (event: ServerEvent) => void
  close: () => void
}

export function frame({ event, data, id }: ServerEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const heartbeat = ':\n\n'

/**
 * A response that stays open and sends events. `open` runs at once; what it returns runs once, when either side
 * ends the stream. A reader that falls too far behind is cut off: it reconnects and says what it last saw.
 */
export function eventStream(open: (stream: EventStream) => () => void): Response {
  const encoder = new TextEncoder()
  let release: (() => void) | undefined
  function settle(): boolean {
    const first = release !== undefined
    release?.()
    release = undefined
    return first
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
          else if (settle()) controller.error(new Error('The reader of this stream fell too far behind'))
        }
        // Something at once, so that nothing between lake and reader waits for the first event.
        write(heartbeat)
        const cleanUp = open({
          send: (event) => write(frame(event)),
          close: () => {
            if (settle()) controller.close()
          },
        })
        const timer = setInterval(() => write(heartbeat), heartbeatMilliseconds)
        release = () => {
          clearInterval(timer)
          cleanUp()
        }
      },
      cancel: () => void settle(),
    },
    new CountQueuingStrategy({ highWaterMark: limits.unreadEvents }),
  )
  return new Response(body, {
    headers: {
      'content-type': mediaTypes.eventStream,
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
