import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { OPERATIONS, type Hook } from '../hooks/hook.ts'

export type HookTable = {
  all: () => readonly Hook[]
  get: (id: string) => Hook | undefined
  byName: (dataset: string, name: string) => Hook | undefined
  put: (hook: Hook) => void
  /** Removes the hook and what it still had to be told. */
  remove: (id: string) => void
}

const hookSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataset: z.string(),
  url: z.string(),
  httpMethod: z.enum(['POST', 'PUT', 'PATCH']),
  on: z.array(z.enum(OPERATIONS)).readonly(),
  filter: z.string().nullable(),
  projection: z.string().nullable(),
  secret: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  isDisabledByUser: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
const rowSchema = z.object({ settings: z.string().transform((text) => hookSchema.parse(JSON.parse(text))) })

/** The hooks are few and asked for at every commit: they are kept in memory as well. */
export function createHookTable(database: DatabaseSync): HookTable {
  database.exec('CREATE TABLE IF NOT EXISTS hooks (id TEXT PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID')
  const upsert = database.prepare(
    'INSERT INTO hooks (id, settings) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET settings = excluded.settings',
  )
  const drop = database.prepare('DELETE FROM hooks WHERE id = ?')
  const stored = database.prepare('SELECT settings FROM hooks').all()
  const hooks = new Map(stored.map((row) => rowSchema.parse(row).settings).map((hook) => [hook.id, hook]))
  return {
    all: () => [...hooks.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    get: (id) => hooks.get(id),
    byName: (dataset, name) => [...hooks.values()].find((hook) => hook.dataset === dataset && hook.name === name),
    put(hook) {
      upsert.run(hook.id, JSON.stringify(hook))
      hooks.set(hook.id, hook)
    },
    remove(id) {
      drop.run(id)
      hooks.delete(id)
    },
  }
}
