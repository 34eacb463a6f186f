import { milliseconds, type Section } from '../report.ts'
import { median, percentile } from '../statistics.ts'
import type { Way } from './faults.ts'
import { publish, timeUntilShown, writerOf } from './publish.ts'

const PATIENCE_MS = 30_000

/** How long a publication takes until each instance shows it, when the webhook reaches one of them. */
export async function measureReach({ stack, instances }: Way, publishes: number): Promise<Section> {
  const lake = writerOf(stack.config)
  const times: number[] = []
  for (let n = 1; n <= publishes; n += 1) {
    const text = `Edition ${n} of ${publishes}, ${Date.now()}`
    await publish(lake, text)
    const shown = await Promise.all(instances.map((port) => timeUntilShown(port, text, PATIENCE_MS)))
    times.push(Math.max(...shown.map((time) => time ?? PATIENCE_MS)))
  }
  return {
    title: 'Publish to visible on every instance',
    note: `${instances.length} instances that share a Redis; the webhook goes to one of them in turn. From the answer to the publish request until the last instance shows it, asked for every 20 ms.`,
    columns: ['times', 'median', 'p95', 'maximum'],
    rows: [[String(publishes), ...[median(times), percentile(times, 0.95), Math.max(...times)].map(milliseconds)]],
  }
}
