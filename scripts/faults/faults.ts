import { turnClock } from './clock.ts'
import type { ContentFault } from './content-proxy.ts'
import { fillDisk } from './disk.ts'
import type { Way } from './way.ts'
import type { WebhookFault } from './webhook-proxy.ts'

/** Something that goes wrong, begun by `begin`, which answers with what ends it. */
export type Fault = { name: string; begin: () => Promise<() => unknown> }

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

/** All that is injected, in order. */
export function faultsOf({ stack, content, webhooks, redis, other, balanced }: Way): Fault[] {
  return [
    ...CONTENT.map(([name, fault]) => ({ name, begin: async () => injected(content, fault) })),
    ...WEBHOOKS.map(([name, fault]) => ({ name, begin: async () => injected(webhooks, fault) })),
    { name: 'webhooks forged, 50 a second', begin: async () => forge(balanced) },
    { name: 'content lake killed', begin: () => killed(stack) },
    { name: 'Redis down', begin: () => without(redis) },
    {
      name: 'one instance killed',
      begin: () => without({ stop: () => other.stop('SIGKILL'), start: other.start }),
    },
    { name: 'one instance restarted', begin: () => restarted(other) },
    {
      name: 'no room on the disk',
      begin: async () => fillDisk([running(stack.children.pid('web')), running(other.pid())]),
    },
    { name: 'clock of one instance set back a day', begin: async () => turnClock(running(other.pid())) },
  ]
}

function running(pid: number | undefined): number {
  if (pid === undefined) throw new Error('an instance of the portal is not running')
  return pid
}

function injected<F extends string>(proxy: { inject: (fault: NoInfer<F> | 'none') => void }, fault: F): () => void {
  proxy.inject(fault)
  return () => proxy.inject('none')
}

async function killed(stack: Way['stack']): Promise<() => Promise<void>> {
  await stack.children.stop('lake', 'SIGKILL')
  return () => stack.startLake()
}

async function without(part: { stop: () => Promise<void>; start: () => Promise<void> }): Promise<() => Promise<void>> {
  await part.stop()
  return part.start
}

async function restarted({ stop, start }: Way['other']): Promise<() => void> {
  await stop('SIGTERM')
  await start()
  return () => {}
}

function forge(webUrl: string): () => void {
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings', operation: 'update' })
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${Date.now()},v1=forged` }
  const timer = setInterval(() => {
    fetch(`${webUrl}/api/revalidate`, { method: 'POST', headers, body }).then(
      (response) => response.body?.cancel(),
      () => {},
    )
  }, 20)
  return () => clearInterval(timer)
}
