import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createLimit } from '../../../lib/limit.ts'
import { LIMITS } from '../description/limits.ts'
import { DescriptionRefused } from '../description/refusal.ts'
import type { RenderMessage, RenderRequest } from './protocol.ts'

/** One at a time: a renderer takes a core and some hundred megabytes. A build serves nobody meanwhile. */
const building = process.env['NEXT_PHASE'] === 'phase-production-build'
const limit = createLimit(building ? Math.min(2, availableParallelism()) : 1)

/** To load Scalar takes longer than to render a page: a renderer waits this long for the next description. */
const IDLE_MS = 10_000
const LOOK_MS = 500

type RendererOptions = {
  /** The file of the worker. */
  file: string
  memory?: number
  /** Milliseconds of processor time for one page, so that a busy machine refuses nothing. */
  pageTime?: number
  /** Told of each message but the end. */
  onMessage: (message: Exclude<RenderMessage, { type: 'done' | 'refused' }>) => void
}

/**
 * Renders a reference in a worker, within limits of memory and time.
 *
 * @throws {DescriptionRefused} when the description is refused, or its rendering exceeds a limit
 */
export function renderInWorker(request: RenderRequest, options: RendererOptions): Promise<void> {
  return limit(() => run(request, options))
}

let waiting: { worker: Worker; memory: number; timer: NodeJS.Timeout } | undefined

function hire(file: string, memory: number): Worker {
  const known = waiting
  waiting = undefined
  if (known) {
    clearTimeout(known.timer)
    silence(known.worker)
    if (known.memory === memory) {
      known.worker.ref()
      return known.worker
    }
    void known.worker.terminate()
  }
  return new Worker(/* turbopackIgnore: true */ file, {
    // Rendering makes much short-lived garbage: a large young generation takes it up.
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
  })
}

// By name: Node listens on a worker too.
function silence(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}

function release(worker: Worker, memory: number): void {
  silence(worker)
  worker.on('error', () => {})
  worker.unref()
  const timer = setTimeout(() => {
    if (waiting?.worker === worker) waiting = undefined
    void worker.terminate()
  }, IDLE_MS)
  waiting = { worker, memory, timer: timer.unref() }
}

async function run(
  request: RenderRequest,
  { file, memory = LIMITS.memory, pageTime = LIMITS.pageTime, onMessage }: RendererOptions,
): Promise<void> {
  const worker = hire(file, memory)
  let looking: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string) => reject(new DescriptionRefused(reason))
      let since: number | undefined
      looking = setInterval(async () => {
        const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
        const spent = (user + system) / 1000
        since ??= spent
        if (spent - since > pageTime) refuse(`A page of it takes longer than ${pageTime / 1000} s to render.`)
      }, LOOK_MS)
      worker.on('message', (message: RenderMessage) => {
        since = undefined
        if (message.type === 'done') return resolve()
        if (message.type === 'refused') return refuse(message.reason)
        onMessage(message)
      })
      worker.on('error', (error) =>
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? refuse(`Its rendering takes more than ${memory} MB of memory.`)
          : reject(error),
      )
      worker.on('exit', (code) => reject(new Error(`The renderer ended with ${code}.`)))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request)
    })
    release(worker, memory)
  } catch (error) {
    silence(worker)
    // A worker that is over its memory may report it late.
    worker.on('error', () => {})
    void worker.terminate()
    throw error
  } finally {
    clearInterval(looking)
  }
}
