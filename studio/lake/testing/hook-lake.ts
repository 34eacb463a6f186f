import { z } from 'zod'
import type { StoredDocument } from '../documents.ts'
import { createWebhooks } from '../hooks/webhooks.ts'
import { createLake } from '../lake.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { createFakeTime } from './fake-time.ts'
import { authenticateForTest } from './test-lake.ts'

export const HOOK_SECRET = 'a secret of the hook'

const hookSchema = z.looseObject({ id: z.string().optional(), message: z.string().optional() })
const deliveriesSchema = z.array(z.looseObject({ state: z.string(), attempts: z.number() }))

type Init = { method?: string; body?: unknown; token?: string }

/** A lake with webhooks, on a clock that the test moves. Two of them on one store are one before and after a restart. */
export function createHookLake(options: { store?: Store; time?: ReturnType<typeof createFakeTime> } = {}) {
  const time = options.time ?? createFakeTime()
  const store = options.store ?? openStore({ path: ':memory:', datasets: ['production'] })
  const { clock, schedule } = time
  const webhooks = createWebhooks({ store, projectId: 'embedded', clock, schedule, report, random: () => 0.5 })
  let ids = 0
  const lake = createLake({
    store,
    clock,
    config: { projectId: 'embedded', datasets: ['production'] },
    newId: () => `hook${++ids}`,
    authenticate: authenticateForTest,
    routes: webhooks.routes,
    report,
  })

  async function call(path = '', init: Init = {}) {
    const request = new Request(`http://lake/v2021-10-04/hooks/projects/embedded${path}`, {
      method: init.method ?? 'GET',
      headers: { authorization: `Bearer ${init.token ?? 'write-token'}` },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    })
    const response = await lake.fetch(request)
    const body: unknown = response.status === 204 ? {} : await response.json()
    return { status: response.status, body }
  }
  return {
    store,
    time,
    call,
    stop: webhooks.stop,
    async register(settings: object) {
      const hook = { name: 'portal', secret: HOOK_SECRET, ...settings }
      const { status, body } = await call('', { method: 'POST', body: hook })
      return { status, body: hookSchema.parse(body) }
    },
    attempts: async (hook: { id?: string | undefined }) =>
      deliveriesSchema.parse((await call(`/${hook.id}/attempts`)).body),
  }
}

type Partly = Partial<StoredDocument>
let transactions = 0

/** Commits changes of pages, and returns the id of the transaction. */
export function commitPages(store: Store, ...changes: { before?: Partly; after?: Partly }[]): string {
  const id = `txn${++transactions}`
  const whole = (given: Partly | undefined): StoredDocument | undefined =>
    given && { _id: 'page_a', _type: 'page', _rev: id, _createdAt: '', _updatedAt: '', ...given }
  store.commit({
    dataset: 'production',
    id,
    timestamp: '2026-11-27T12:00:00Z',
    author: 'editor',
    changes: changes.map(({ before, after }) => ({
      id: after?._id ?? before?._id ?? 'page_a',
      before: whole(before),
      after: whole(after),
      effects: { apply: [], revert: [] },
      mutations: [],
    })),
  })
  return id
}

function report(error: unknown): void {
  throw error
}
