import { join } from 'node:path'
import { dataFolder } from '../../lib/paths.ts'
import { freePorts } from '../../lib/ports.ts'
import { onSignal } from '../../lib/signals.ts'
import { step } from '../../lib/step.ts'
import { configureStack } from '../../stack/config.ts'
import { Stack } from '../../stack/stack.ts'
import { machineFacts } from '../facts.ts'
import { startPortal } from '../portal.ts'
import { toMarkdown } from '../report.ts'
import { startBalancer } from './balancer.ts'
import { startContentProxy } from './content-proxy.ts'
import { measureFaults } from './measure-faults.ts'
import { measureReach } from './measure-reach.ts'
import { createRedis } from './redis.ts'
import { createSecondInstance } from './second-instance.ts'
import { startWebhookProxy } from './webhook-proxy.ts'

/**
 * Injects faults around two instances of the portal that share a Redis, with readers reading from both. Answers the
 * report.
 */
export async function runFaults(lasts: number, publishes: number): Promise<string> {
  const facts = machineFacts()
  const ports = await freePorts(4100)
  const config = configureStack({ ports, dataFolder: join(dataFolder, 'bench', 'stack'), suffix: '-bench' })
  const [second, balanced, forRedis, forContent, forWebhooks] = [40, 41, 42, 43, 44].map((more) => ports.web + more)
  const instances = [ports.web, second ?? 0]
  const redis = createRedis(forRedis ?? 0)
  const balancer = await startBalancer(instances, balanced ?? 0)
  const content = await startContentProxy(`http://127.0.0.1:${ports.lake}`, forContent ?? 0)
  const webhooks = await startWebhookProxy(`http://127.0.0.1:${balanced}/api/revalidate`, forWebhooks ?? 0)
  // Only the portal reads through the proxy; whoever publishes goes straight to the lake.
  const stack = new Stack({
    ...config,
    env: { ...config.env, LAKE_URL: `http://127.0.0.1:${forContent}`, REDIS_URL: redis.url },
    webhookUrl: `http://127.0.0.1:${forWebhooks}/`,
  })
  const other = createSecondInstance(stack, second ?? 0)
  onSignal(() => stack.children.stopAll())
  try {
    await redis.start()
    await startPortal(stack)
    await step('Starting a second instance', async () => {
      other.copy()
      await other.start()
    })
    const way = { stack, content, webhooks, redis, other, instances, balanced: `http://127.0.0.1:${balanced}` }
    const reach = await step('Publishing to both', () => measureReach(way, publishes))
    const faults = await measureFaults(way, lasts)
    return toMarkdown(facts(), [reach, faults])
  } finally {
    await stack.children.stopAll()
    await redis.stop()
    for (const proxy of [balancer, content, webhooks]) proxy.close()
    other.remove()
  }
}
