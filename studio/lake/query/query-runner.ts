import { Worker } from 'node:worker_threads'
import { ApiError, queryEvaluationError, temporarilyUnavailable } from '../errors.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Store } from '../store/open-store.ts'
import { limits } from '../wire.ts'
import { answerText } from './answer-text.ts'
import { candidates } from './candidates.ts'
import { constraintsOf } from './constraints.ts'
import { parseQuery } from './parse-query.ts'
import { isSmall } from './risk.ts'
import { runQuery, type QueryRequest } from './run-query.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** Answers queries; what it returns is the answer's JSON without the braces around it. */
export type QueryRunner = {
  run: (dataset: Dataset, request: QueryRequest) => string | Promise<string>
  close: () => void
}

type Job = { dataset: string; request: QueryRequest; resolve: (text: string) => void; reject: (error: unknown) => void }

const DOCUMENTS_AT_ONCE = 200

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (to: Worker, message: ToWorker) => to.postMessage(message)

/** Answers every query where it was asked. */
export const inlineRunner: QueryRunner = {
  run: (dataset, request) => answerText(runQuery(dataset, request)),
  close: () => {},
}

function small(dataset: Dataset, request: QueryRequest): boolean {
  const tree = parseQuery(request.query, request.params)
  const found = candidates(constraintsOf(tree), dataset.view(request.perspective), dataset)
  return isSmall(tree, request.query, found.length)
}

/**
 * Answers what is certain to be short at once, and everything else one after the other in a thread of its own, which
 * is ended when a query takes too long or too much memory: nobody else waits for it.
 */
export function createQueryRunner(
  store: Store,
  datasets: readonly string[],
  milliseconds: number = limits.queryMilliseconds,
): QueryRunner {
  const jobs: Job[] = []
  let worker: Worker | undefined
  let running: { id: number; job: Job; timer: NodeJS.Timeout | undefined } | undefined
  let ids = 0
  let starting: Promise<Worker> | undefined

  async function start(): Promise<Worker> {
    const made = new Worker(new URL('./query-worker.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: limits.queryMegabytes },
    })
    made.unref()
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    made.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') isReady()
      else settle(message)
    })
    made.on('error', () => drop(made, 'needs more memory than a query may take'))
    worker = made
    // From here on it hears of every change; what was read before is older than each of them.
    const states = datasets
      .flatMap((name) => store.dataset(name) ?? [])
      .map(({ name, raw }) => ({ name, documents: raw.all() }))
    const held: ToWorker[] = []
    const stop = store.onCommit(({ dataset, changes }) => held.push({ kind: 'changes', dataset, changes }))
    for (const { name, documents } of states) {
      for (let from = 0; from < documents.length; from += DOCUMENTS_AT_ONCE) {
        tell(made, { kind: 'documents', dataset: name, documents: documents.slice(from, from + DOCUMENTS_AT_ONCE) })
        await new Promise((resolve) => setImmediate(resolve))
      }
      tell(made, { kind: 'loaded', dataset: name })
    }
    stop()
    for (const message of held) tell(made, message)
    // It may have been ended meanwhile.
    if (worker === made) forward = (message) => tell(made, message)
    tell(made, { kind: 'ready' })
    await ready
    return made
  }

  let forward: ((message: ToWorker) => void) | undefined
  const forget = store.onCommit(({ dataset, changes }) =>
    forward?.({
      kind: 'changes',
      dataset,
      changes: changes.map((change) => ({ ...change, mutations: [], effects: { apply: [], revert: [] } })),
    }),
  )

  function drop(which: Worker, reason: string): void {
    if (which !== worker) return
    worker = undefined
    starting = undefined
    forward = undefined
    void which.terminate()
    const ended = running
    running = undefined
    if (ended) {
      clearTimeout(ended.timer)
      ended.job.reject(queryEvaluationError(`The query ${reason}`, ended.job.request.query))
    }
    next()
  }

  function settle(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (running?.id !== message.id) return
    const { job, timer } = running
    clearTimeout(timer)
    running = undefined
    if (message.kind === 'answer') job.resolve(message.text)
    else if (message.kind === 'refusal') job.reject(new ApiError(message.status, message.message, message.body))
    else job.reject(new Error(`a query failed in its thread: ${message.message}`))
    next()
  }

  function next(): void {
    const job = running ? undefined : jobs.shift()
    if (!job) return
    const id = ++ids
    running = { id, job, timer: undefined }
    starting ??= start()
    starting.then((made) => begin(made, id)).catch(job.reject)
  }

  /** The time counts from when the thread has its documents. */
  function begin(made: Worker, id: number): void {
    if (running?.id !== id) return
    const { job } = running
    running.timer = setTimeout(() => drop(made, `takes longer than ${milliseconds} ms`), milliseconds)
    running.timer.unref()
    tell(made, { kind: 'query', id, dataset: job.dataset, request: job.request })
  }

  return {
    run(dataset, request) {
      if (small(dataset, request)) return inlineRunner.run(dataset, request)
      if (jobs.length >= limits.waitingQueries) throw temporarilyUnavailable('Too many long queries are waiting')
      return new Promise((resolve, reject) => {
        jobs.push({ dataset: dataset.name, request, resolve, reject })
        next()
      })
    },
    close() {
      forget()
      forward = undefined
      const made = worker
      worker = undefined
      if (running) clearTimeout(running.timer)
      void made?.terminate()
      for (const job of [...(running ? [running.job] : []), ...jobs.splice(0)])
        job.reject(temporarilyUnavailable('The lake is stopping'))
      running = undefined
    },
  }
}
