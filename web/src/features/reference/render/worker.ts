import { parentPort, workerData } from 'node:worker_threads'
import { DescriptionRefused } from '../description/refusal.ts'
import { renderReference } from './job.ts'
import type { RenderMessage } from './protocol.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
const say = (message: RenderMessage) => parentPort?.postMessage(message)

// Whatever a description asks to be loaded is not: neither Scalar nor what it stands on reaches the network from here.
globalThis.fetch = () => Promise.reject(new Error('The renderer has no network.'))
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {}

try {
  for await (const message of renderReference(workerData)) say(message)
} catch (error) {
  if (!(error instanceof DescriptionRefused)) throw error
  say({ type: 'refused', reason: error.message })
}
