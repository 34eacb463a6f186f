import { parentPort } from 'node:worker_threads'
import { isRefusal } from '../description/refusal.ts'
import { renderReference } from './job.ts'
import type { RenderMessage, RenderRequest } from './protocol.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
const say = (message: RenderMessage) => parentPort?.postMessage(message)

// Whatever a description asks to be loaded is not: neither Scalar nor what it stands on reaches the network from here.
globalThis.fetch = () => Promise.reject(new Error('The renderer has no network.'))
// What Scalar says of a description's faults is no business of the server's log.
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {}

parentPort?.on('message', (request: RenderRequest) => {
  render(request).catch((error: unknown) => {
    // Thrown outside of a promise it ends the worker, and whoever waits is told.
    setImmediate(() => {
      throw error
    })
  })
})

async function render(request: RenderRequest): Promise<void> {
  try {
    for await (const message of renderReference(request)) say(message)
  } catch (error) {
    if (!isRefusal(error)) throw error
    say({ type: 'refused', reason: error.message })
  }
}
