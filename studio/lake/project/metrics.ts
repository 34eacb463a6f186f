import { statSync } from 'node:fs'
import { requireUser } from '../access.ts'
import type { Call, Services } from '../context.ts'

type Sample = { name: string; help: string; kind: 'counter' | 'gauge'; value: number }

const bytesOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

function samples(lake: Services, databasePath: string): Sample[] {
  const memory = process.memoryUsage()
  const datasets = lake.config.datasets.flatMap((name) => lake.store.dataset(name) ?? [])
  const sum = (count: (name: string) => number) => datasets.reduce((total, { name }) => total + count(name), 0)
  const documents = datasets.reduce((total, { raw }) => total + raw.all().length, 0)
  return [
    { name: 'lake_documents', help: 'Documents, drafts and versions too', kind: 'gauge', value: documents },
    {
      name: 'lake_transactions_total',
      help: 'Transactions since the lake was made',
      kind: 'counter',
      value: sum(lake.store.log.lastSequence),
    },
    { name: 'lake_listeners', help: 'Open event streams', kind: 'gauge', value: sum(lake.hub.count) },
    { name: 'lake_database_bytes', help: 'Size of the database', kind: 'gauge', value: bytesOf(databasePath) },
    {
      name: 'lake_wal_bytes',
      help: 'Size of its write-ahead log',
      kind: 'gauge',
      value: bytesOf(`${databasePath}-wal`),
    },
    { name: 'process_resident_memory_bytes', help: 'Memory of the process', kind: 'gauge', value: memory.rss },
    { name: 'process_heap_bytes', help: 'Heap in use', kind: 'gauge', value: memory.heapUsed },
    { name: 'process_uptime_seconds', help: 'Time since its start', kind: 'gauge', value: process.uptime() },
  ]
}

/** `GET /metrics`, in the text format of Prometheus, for whoever holds a token: counts tell about the content as well. */
export function getMetrics(call: Call, lake: Services, databasePath: string): Response {
  requireUser(call.viewer)
  const lines = samples(lake, databasePath).flatMap(({ name, help, kind, value }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    `${name} ${value}`,
  ])
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
  })
}
