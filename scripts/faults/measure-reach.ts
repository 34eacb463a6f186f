import type { Way } from './way.ts'
import { publish, timeUntilShown, writerOf } from './publish.ts'

const PATIENCE_MS = 30_000

/** How long each of some publications took until the last instance showed it, when the webhook reaches one of them. */
export async function measureReach({ stack, instances }: Way, publishes: number): Promise<number[]> {
  const lake = writerOf(stack.config)
  const times: number[] = []
  for (let n = 1; n <= publishes; n += 1) {
    const text = `Edition ${n} of ${publishes}, ${Date.now()}`
    await publish(lake, text)
    const shown = await Promise.all(instances.map((port) => timeUntilShown(port, text, PATIENCE_MS)))
    times.push(Math.max(...shown.map((time) => time ?? PATIENCE_MS)))
  }
  return times
}
