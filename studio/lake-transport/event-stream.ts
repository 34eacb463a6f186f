const encoder = new TextEncoder()

/** One event stream inside the socket: a promise of its response, and the text that arrives for it. */
export class EventStream {
  readonly response: Promise<Response>
  readonly #resolve: (response: Response) => void
  readonly #reject: (reason: unknown) => void
  readonly #onCancel: () => void
  #body: ReadableStreamDefaultController<Uint8Array> | undefined

  /** @param onCancel is told when the reader of the response stops reading */
  constructor(onCancel: () => void) {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    this.response = promise
    this.#resolve = resolve
    this.#reject = reject
    this.#onCancel = onCancel
  }

  /** Answers the request: an open stream for 200, a whole JSON body for a refusal. */
  head(status: number, body?: unknown): void {
    if (status !== 200 || body !== undefined) {
      this.#resolve(Response.json(body ?? null, { status }))
      return
    }
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#body = controller
      },
      cancel: () => {
        this.#body = undefined
        this.#onCancel()
      },
    })
    this.#resolve(new Response(stream, { status, headers: { 'content-type': 'text/event-stream' } }))
  }

  push(text: string): void {
    this.#body?.enqueue(encoder.encode(text))
  }

  end(): void {
    this.#body?.close()
    this.#body = undefined
    this.#reject(new TypeError('The lake ended the stream before it answered'))
  }

  /** Fails the request if it has no answer yet, else the body that is being read. */
  fail(reason: unknown): void {
    this.#body?.error(reason)
    this.#body = undefined
    this.#reject(reason)
  }
}
