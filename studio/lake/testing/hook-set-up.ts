import { onTestFinished } from 'vitest'
import { createHookLake } from './hook-lake.ts'
import { startReceiver } from './hook-receiver.ts'

/** A receiver that ends with the test. */
export async function receiver(...statuses: number[]) {
  const started = await startReceiver(...statuses)
  onTestFinished(started.stop)
  return started
}

/** A lake with webhooks that ends with the test. */
export function lakeWith(options: Parameters<typeof createHookLake>[0] = {}) {
  const lake = createHookLake(options)
  onTestFinished(lake.stop)
  return lake
}
