/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  readyState = 0
  readonly url: string
  readonly sent: unknown[] = []

  constructor(url: string) {
    super()
    this.url = url
  }

  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)))
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  receive(frame: object): void {
    this.receiveText(JSON.stringify(frame))
  }

  receiveText(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}
