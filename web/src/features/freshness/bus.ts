import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { parseJson } from '../../lib/parse-json.ts'

/** Set on what one instance passes on to another, which then tells nobody. */
export const RELAYED_HEADER = 'x-portal-relayed'

const CHANNEL = 'portal:webhooks'
const LONGEST_PAUSE_MS = 1000
// What the receiver checks or follows a delivery by.
const KEPT_HEADERS = [SIGNATURE_HEADER_NAME, 'idempotency-key', 'sanity-transaction-id'] as const

const messageSchema = z.object({ from: z.string(), body: z.string(), headers: z.record(z.string(), z.string()) })

/** A webhook as it came, signature and all: a Redis that others can write to forges nothing. */
export type Delivery = { body: string; headers: Headers }

/** Passes webhooks on to the other instances of the portal. */
export type Bus = {
  /** Never fails and never waits: an instance that misses a webhook finds the change when it next looks by itself. */
  tell: (delivery: Delivery) => void
  /** Settles when the bus is up for the first time. */
  ready: Promise<unknown>
  close: () => void
}

type Options = {
  /** Of a Redis or Valkey. */
  url: string
  /** Gives a webhook of another instance to this one. */
  receive: (delivery: Delivery) => Promise<unknown>
}

/**
 * Connects to Redis or Valkey, now and again after each loss. It carries messages and keeps nothing, and no page depends
 * on it: while it is away, each instance goes on by itself.
 */
export async function connectBus({ url, receive }: Options): Promise<Bus> {
  const { createClient } = await import('@redis/client')
  const from = crypto.randomUUID()
  const sender = createClient({
    url,
    // What can't be told now is found by the others' next look; it must not pile up here.
    disableOfflineQueue: true,
    socket: { connectTimeout: 3000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS) },
  })
  const listener = sender.duplicate({ disableOfflineQueue: false })
  for (const client of [sender, listener]) client.on('error', tellOfLoss())

  const hear = (text: string) => {
    const message = parseMessage(text)
    if (!message || message.from === from) return
    receive(message.delivery).catch((error: unknown) => console.error('[bus]', error))
  }
  // Neither settles before the first connection, which may be long in coming.
  const ready = Promise.all([sender.connect(), listener.connect().then(() => listener.subscribe(CHANNEL, hear))])
  ready.catch(() => {})

  return {
    tell({ body, headers }) {
      if (!sender.isReady) return
      const message = JSON.stringify({ from, body, headers: Object.fromEntries(kept(headers)) })
      sender.publish(CHANNEL, message).catch(() => {})
    },
    ready,
    close() {
      sender.destroy()
      listener.destroy()
    },
  }
}

/** What a message holds and which instance sent it; undefined for what no instance sends. */
export function parseMessage(text: string): { from: string; delivery: Delivery } | undefined {
  const message = messageSchema.safeParse(parseJson(text)).data
  const headers = message && parseHeaders(message.headers)
  return message && headers && { from: message.from, delivery: { body: message.body, headers } }
}

function kept(headers: Headers): Headers {
  return new Headers(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] satisfies [string, string]]
    }),
  )
}

function parseHeaders(given: Readonly<Record<string, string>>): Headers | undefined {
  try {
    return kept(new Headers(given))
  } catch {
    return undefined
  }
}

// A loss is told once, not at every try to connect again.
function tellOfLoss() {
  let told = Number.NEGATIVE_INFINITY
  return (error: Error) => {
    const now = performance.now()
    if (now - told > 60_000) console.error('[bus]', error.message || error.name)
    told = now
  }
}
