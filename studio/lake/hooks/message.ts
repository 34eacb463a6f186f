import { evaluate, parse } from 'groq-js'
import type { StoredDocument } from '../documents.ts'
import { operationOf, type PublishedChange } from './change.ts'
import type { HookSettings } from './hook.ts'

/** Finds documents for `->`; a hook may look at what its document refers to. */
export type Documents = { all: () => readonly StoredDocument[]; get: (id: string) => StoredDocument | undefined }

/** The body that a hook is sent for a change, or `undefined` when the change is not one that it asked for. */
export async function messageFor(
  hook: Pick<HookSettings, 'on' | 'filter' | 'projection'>,
  change: PublishedChange,
  context: { projectId: string; documents: Documents },
): Promise<string | undefined> {
  if (!hook.on.includes(operationOf(change))) return undefined
  if (hook.filter !== null && (await run(hook.filter, change, context)) !== true) return undefined
  const body = hook.projection === null ? (change.after ?? change.before) : await run(hook.projection, change, context)
  return JSON.stringify(body ?? null)
}

async function run(
  groq: string,
  change: PublishedChange,
  { projectId, documents }: { projectId: string; documents: Documents },
): Promise<unknown> {
  const { before, after } = change
  const value = await evaluate(parse(groq, { mode: 'delta' }), {
    root: after ?? before,
    before,
    after,
    identity: change.author,
    timestamp: new Date(change.timestamp),
    sanity: { projectId, dataset: change.dataset },
    dataset: documents.all(),
    dereference: ({ _ref }) => documents.get(_ref),
  })
  return value.get()
}
