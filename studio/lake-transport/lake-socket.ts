import { EventStream } from './event-stream.ts'
import { closeFrame, openFrame, parseFrame } from './frames.ts'

/** What this transport uses of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'addEventListener'> & { readonly readyState: number }

const OPEN = 1

/**
 * Carries any number of event streams over one WebSocket, which is opened by the first of them. When the socket
 * closes, all its streams fail; whoever reads one asks for it anew, and that opens the next socket.
 */
export class LakeSocket {
  readonly #connect: () => Socket
  readonly #streams = new Map<string, EventStream>()
  #socket: Socket | undefined
  #unsent: string[] = []
  #lastId = 0

  constructor(connect: () => Socket) {
    this.#connect = connect
  }

  /** Opens a stream; aborting the signal closes it. */
  open(url: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal | null): Promise<Response> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    this.#lastId += 1
    const id = String(this.#lastId)
    const stream = new EventStream(() => this.#drop(id))
    this.#streams.set(id, stream)
    signal?.addEventListener('abort', () => {
      this.#drop(id)
      stream.fail(signal.reason)
    })
    this.#send(openFrame(id, url, headers))
    return stream.response
  }

  #drop(id: string): void {
    if (this.#streams.delete(id) && this.#socket) this.#send(closeFrame(id))
  }

  #send(frame: string): void {
    const socket = (this.#socket ??= this.#open())
    if (socket.readyState === OPEN) socket.send(frame)
    else this.#unsent.push(frame)
  }

  #open(): Socket {
    const socket = this.#connect()
    socket.addEventListener('open', () => {
      const frames = this.#unsent
      this.#unsent = []
      for (const frame of frames) socket.send(frame)
    })
    socket.addEventListener('message', (event) => this.#receive(event.data))
    socket.addEventListener('close', () => this.#closed())
    return socket
  }

  #receive(data: unknown): void {
    const frame = parseFrame(data)
    const stream = frame && this.#streams.get(frame.stream)
    if (!stream) return
    if (frame.kind === 'data') return stream.push(frame.text)
    if (frame.kind === 'head') {
      stream.head(frame.status, frame.body)
      if (frame.status === 200) return
    } else {
      stream.end()
    }
    this.#streams.delete(frame.stream)
  }

  #closed(): void {
    const streams = [...this.#streams.values()]
    this.#streams.clear()
    this.#unsent = []
    this.#socket = undefined
    for (const stream of streams) stream.fail(new TypeError('The connection to the lake closed'))
  }
}
