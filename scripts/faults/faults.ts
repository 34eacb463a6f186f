import type { SanityClient } from '@sanity/client'
import { turnClock } from './clock.ts'
import type { ContentFault } from './content-proxy.ts'
import { forge } from './forge.ts'
import { refuseSome } from './refuse-some.ts'
import { fillDisks, killOne, restartAll, running } from './restarts.ts'
import type { Way } from './way.ts'
import type { WebhookFault } from './webhook-proxy.ts'

/** Something that goes wrong, begun by `begin`, which answers with what ends it. */
export type Fault = { name: string; begin: () => Promise<End> }

/** Ends a fault, given the text that was published last. Tells what was wrong though no reader saw it. */
export type End = (text: string) => Promise<readonly string[]>

const CONTENT: readonly (readonly [string, Exclude<ContentFault, 'none'>])[] = [
  ['content source unreachable', 'gone'],
  ['content source slow (10 s)', 'slow'],
  ['content source answers 500', 'failing'],
  ['content source answers 429, Retry-After', 'throttled'],
  ['content source sends half answers', 'half'],
  ['content source sends garbage', 'garbage'],
]

const WEBHOOKS: readonly (readonly [string, Exclude<WebhookFault, 'none'>])[] = [
  ['every webhook lost', 'lost'],
  ['webhooks duplicated', 'duplicated'],
  ['webhooks reordered', 'reordered'],
  ['webhooks replayed', 'replayed'],
]

/** All that is injected, in order, around what serves these pages. */
export function faultsOf(way: Way, lake: SanityClient, paths: readonly string[]): Fault[] {
  const { stack, content, webhooks, redis, other, balanced } = way
  return [
    ...CONTENT.map(([name, fault]) => ({ name, begin: async () => injected(content, fault) })),
    { name: 'content source sometimes refused', begin: () => refuseSome(way, lake) },
    ...WEBHOOKS.map(([name, fault]) => ({ name, begin: async () => injected(webhooks, fault) })),
    { name: 'webhooks forged, 50 a second', begin: async () => forge(balanced) },
    { name: 'content lake killed', begin: () => killed(stack) },
    { name: 'Redis down', begin: () => without(redis) },
    { name: 'clock of one instance set back a day', begin: async () => quietly(turnClock(running(other.pid()))) },
    { name: 'one instance killed', begin: () => killOne(way) },
    { name: 'all instances restarted in turn', begin: () => restartAll(way) },
    { name: 'no room on the disk', begin: () => fillDisks(way, paths) },
  ]
}

const quietly = (end: () => unknown): End => {
  return async () => {
    await end()
    return []
  }
}

function injected<F extends string>(proxy: { inject: (fault: NoInfer<F> | 'none') => void }, fault: F): End {
  proxy.inject(fault)
  return quietly(() => proxy.inject('none'))
}

async function killed(stack: Way['stack']): Promise<End> {
  await stack.children.stop('lake', 'SIGKILL')
  return quietly(() => stack.startLake())
}

async function without({ stop, start }: Way['redis']): Promise<End> {
  await stop()
  return quietly(start)
}
