import { z } from 'zod'
import { collect, type Collected } from './collect.ts'

const dataSchema = z.looseObject({
  documentId: z.string().optional(),
  transition: z.string().optional(),
  previousRev: z.string().optional(),
  resultRev: z.string().optional(),
  effects: z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }).optional(),
  tags: z.array(z.string()).optional(),
})

export type Message = { event: string; id: string | undefined; data: z.infer<typeof dataSchema> }
export type OpenEventSource = Pick<Collected<Message>, 'take'> & { close: () => void }

function parseMessage(text: string): Message | undefined {
  const fields = new Map(
    text.split('\n').map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
  const event = fields.get('event')
  if (event === undefined) return undefined
  return { event, id: fields.get('id'), data: dataSchema.parse(JSON.parse(fields.get('data') ?? '{}')) }
}

async function readMessages(body: AsyncIterable<Uint8Array>, next: (message: Message) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const message of parts.map((part) => parseMessage(part))) if (message) next(message)
  }
}

/** A bare reader of an event stream, for what the client hides: event ids and the headers of a reconnection. */
export async function openEventSource(url: string, headers: Record<string, string>): Promise<OpenEventSource> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  const { body } = response
  const messages = collect<Message>((next) => {
    // The stream ends by our own abort, which is not a failure of the test.
    readMessages(body, next).catch(() => {})
    return { unsubscribe: () => abort.abort() }
  })
  return { take: messages.take, close: messages.stop }
}
