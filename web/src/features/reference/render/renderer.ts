import { Worker } from 'node:worker_threads'
import { createLimit } from '../../../lib/limit.ts'
import { LIMITS } from '../description/limits.ts'
import { DescriptionRefused } from '../description/refusal.ts'
import type { RenderMessage, RenderRequest } from './protocol.ts'

/** One at a time: a renderer takes a core and some hundred megabytes. */
const limit = createLimit(1)

type RendererOptions = {
  /** The file of the worker. */
  file: string
  memory?: number
  pageTime?: number
  /** Told of each message but the end. */
  onMessage: (message: Exclude<RenderMessage, { type: 'done' | 'refused' }>) => void
}

/**
 * Renders a reference in a worker of its own, within limits of memory and time.
 *
 * @throws {DescriptionRefused} when the description is refused, or its rendering exceeds a limit
 */
export function renderInWorker(request: RenderRequest, options: RendererOptions): Promise<void> {
  return limit(() => run(request, options))
}

function run(
  request: RenderRequest,
  { file, memory = LIMITS.memory, pageTime = LIMITS.pageTime, onMessage }: RendererOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(/* turbopackIgnore: true */ file, {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    let timer: NodeJS.Timeout
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      // A worker that is over its memory may still report it.
      worker.on('error', () => {})
      void worker.terminate()
      outcome()
    }
    const refuse = (reason: string) => settle(() => reject(new DescriptionRefused(reason)))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => refuse(`A page of it takes longer than ${pageTime / 1000} s to render.`), pageTime)
    }
    worker.on('message', (message: RenderMessage) => {
      if (message.type === 'done') return settle(resolve)
      if (message.type === 'refused') return refuse(message.reason)
      wait()
      onMessage(message)
    })
    worker.on('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return refuse(`Its rendering takes more than ${memory} MB of memory.`)
      settle(() => reject(error))
    })
    worker.on('exit', (code) => settle(() => reject(new Error(`The renderer ended with ${code}.`))))
    wait()
  })
}
