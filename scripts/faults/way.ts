import { onSignal } from '../lib/signals.ts'
import { step } from '../lib/step.ts'
import type { StackConfig } from '../stack/config.ts'
import { Stack } from '../stack/stack.ts'
import { startBalancer } from './balancer.ts'
import { startContentProxy } from './content-proxy.ts'
import { createRedis } from './redis.ts'
import { createSecondInstance } from './second-instance.ts'
import { startWebhookProxy } from './webhook-proxy.ts'

/** Two instances of the portal behind a balancer, with a Redis between them, and what can go wrong around them. */
export type Way = {
  stack: Stack
  content: Awaited<ReturnType<typeof startContentProxy>>
  webhooks: Awaited<ReturnType<typeof startWebhookProxy>>
  redis: ReturnType<typeof createRedis>
  other: ReturnType<typeof createSecondInstance>
  balancer: Awaited<ReturnType<typeof startBalancer>>
  /** The ports of the two. */
  instances: readonly number[]
  /** The address of the balancer in front of them. */
  balanced: string
}

/** Starts all of it for `work`, and stops it. Uses the ports from 40 to 44 above the portal's. */
export async function withWay<T>(config: StackConfig, work: (way: Way) => Promise<T>): Promise<T> {
  const { ports } = config
  const at = (more: number) => ports.web + more
  const instances = [ports.web, at(40)]
  const balanced = `http://127.0.0.1:${at(41)}`
  const redis = createRedis(at(42))
  const balancer = await startBalancer(instances, at(41))
  const content = await startContentProxy(`http://127.0.0.1:${ports.lake}`, at(43))
  const webhooks = await startWebhookProxy(`${balanced}/api/revalidate`, at(44))
  // Only the portal reads through the proxy; whoever publishes goes straight to the lake.
  const stack = new Stack({
    ...config,
    env: { ...config.env, LAKE_URL: `http://127.0.0.1:${at(43)}`, REDIS_URL: redis.url },
    webhookUrl: `http://127.0.0.1:${at(44)}/`,
  })
  const other = createSecondInstance(stack, at(40))
  const forget = onSignal(async () => void (await Promise.all([stack.children.stopAll(), redis.stop()])))
  try {
    await redis.start()
    await stack.startPortal()
    await step('Starting a second instance', async () => {
      other.copy()
      await other.start()
    })
    return await work({ stack, content, webhooks, redis, other, balancer, instances, balanced })
  } finally {
    await stack.children.stopAll()
    await redis.stop()
    for (const proxy of [balancer, content, webhooks]) proxy.close()
    other.remove()
    forget()
  }
}
