import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestsTo, type Lake } from '../testing/attack/requests.ts'
import { launchLake } from '../testing/lake-process.ts'
import { measureBaseline } from './baseline.ts'
import { benchDocuments, type BenchDocument } from './documents.ts'
import { listenWith } from './fan-out.ts'
import { measure } from './measure.ts'
import { queries } from './queries.ts'

export type SizeReport = {
  documents: number
  startMilliseconds: number
  residentMegabytes: number
  lake: Record<string, number>
  baseline: Record<string, number>
}

const AT_ONCE = 1_000
const CLIENTS = 200

async function post(lake: Lake, path: string, body: unknown): Promise<string> {
  const { status, text } = await lake.post(path, body)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return text
}

async function fill(lake: Lake, documents: readonly BenchDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const mutations = documents.slice(from, from + AT_ONCE).map((document) => ({ create: document }))
    await post(lake, '/data/mutate/production', { mutations })
  }
}

const patch = (round: number) => ({
  transactionId: `patch${round}`,
  mutations: [{ patch: { id: 'page_1', set: { edited: round } } }],
})

function publish(round: number) {
  const ids = { draftId: 'drafts.page_2', publishedId: 'page_2' }
  return {
    actions: [
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { edited: round } } },
      { actionType: 'sanity.action.document.publish', ...ids },
    ],
  }
}

async function measureLake(lake: Lake, documents: number, times: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, { query, params }] of Object.entries(queries)) {
    const ask = (round: number) =>
      post(lake, '/data/query/production?perspective=published', { query, params: params(round, documents) })
    found[name] = await measure(times, ask)
  }
  found['mutation'] = await measure(times, (round) => post(lake, '/data/mutate/production', patch(round)))
  found['publish'] = await measure(times, (round) => post(lake, '/data/actions/production', publish(round)))
  const url = lake.url(`/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}`)
  const listeners = await listenWith(CLIENTS, url, lake.headers)
  found[`fan-out to ${CLIENTS}`] = await measure(Math.ceil(times / 4), async (round) => {
    const change = { ...patch(round), transactionId: `heard${round}` }
    const heard = listeners.heard(change.transactionId)
    await post(lake, '/data/mutate/production', change)
    await heard
  })
  listeners.close()
  return found
}

/** A lake of so many documents, filled, started anew and measured, beside groq-js over an array of them. */
export async function benchSize(count: number, times: number): Promise<SizeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  const documents = benchDocuments(count)
  try {
    const filling = launchLake(folder)
    await fill(requestsTo(await filling.ready()), documents)
    filling.child.kill('SIGTERM')
    await filling.end()

    const began = performance.now()
    const running = launchLake(folder)
    try {
      const lake = requestsTo(await running.ready())
      const startMilliseconds = performance.now() - began
      const measured = await measureLake(lake, count, times)
      const metrics = await (await fetch(new URL('/metrics', lake.url('/')), { headers: lake.headers })).text()
      const resident = Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])
      const baseline = await measureBaseline(documents, Math.ceil(times / 4))
      return {
        documents: count,
        startMilliseconds,
        residentMegabytes: resident / 1024 / 1024,
        lake: measured,
        baseline,
      }
    } finally {
      await running.kill()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
