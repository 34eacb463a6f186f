import type { Lake } from './requests.ts'

/** A listener that says at each connection what it saw last, and keeps every event's id in the order of arrival. */
export function createResumingListener() {
  const seen: string[] = []
  const refusals: string[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let connection: { abort: AbortController; ended: Promise<void> } | undefined

  function take(message: string, greeted: () => void) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]
    const event = field('event')
    if (event === undefined) return
    if (event === 'mutation') seen.push(field('id') ?? '')
    else if (event !== (seen.length === 0 ? 'welcome' : 'welcomeback')) refusals.push(event)
    else greeted()
    for (const { count, resolve } of waiting) if (seen.length >= count) resolve()
  }

  async function read(body: AsyncIterable<Uint8Array>, greeted: () => void) {
    const decoder = new TextDecoder()
    let rest = ''
    // What was cut off in the middle was not seen.
    for await (const chunk of body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) take(part, greeted)
    }
  }

  return {
    seen,
    /** Everything but a welcome: the lake had to say that it can't tell what was missed. */
    refusals,
    /** Resolves when the lake greeted it. */
    async connect(lake: Lake): Promise<void> {
      const query = encodeURIComponent('*[_type in ["log", "half", "note"]]')
      const abort = new AbortController()
      const last = seen.at(-1)
      const response = await fetch(lake.url(`/data/listen/production?query=${query}&enableResume=true`), {
        headers: { ...lake.headers, ...(last !== undefined && { 'last-event-id': last }) },
        signal: abort.signal,
      })
      if (!response.ok || !response.body) throw new Error(`listen answered ${response.status}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      const ended = read(response.body, resolve).catch(() => {})
      connection = { abort, ended }
      await Promise.race([promise, ended])
    },
    /** Ends the connection; also waits for one that the lake's end has cut. */
    async disconnect(): Promise<void> {
      connection?.abort.abort()
      await connection?.ended
      connection = undefined
    },
    /** Resolves when so many events have come in all. */
    arrival(count: number): Promise<void> {
      if (seen.length >= count) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ count, resolve }))
    },
  }
}
