import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import type { Dataset } from '../store/dataset.ts'
import { createDataset } from '../store/dataset.ts'
import type { Perspective } from '../store/perspective.ts'
import type { Transaction } from '../store/transactions.ts'
import { rebuildTransactions } from '../history/rebuild.ts'
import { runQuery, type QueryAnswer } from '../query/run-query.ts'
import { tagsOfChanges } from '../query/sync-tags.ts'
import { createTestLake } from '../testing/test-lake.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 40)

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.b', 'versions.r.a', 'versions.r.c')
const type = fc.constantFrom('page', 'author')
const attributes = fc.record(
  {
    path: fc.constantFrom('/x', '/y', null, 1),
    n: fc.integer({ min: 0, max: 3 }),
    list: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
    to: fc.option(
      id.map((_ref) => ({ _ref, _weak: true })),
      { nil: undefined },
    ),
  },
  { requiredKeys: ['n'] },
)
const document = fc.tuple(id, type, attributes).map(([_id, _type, rest]) => ({ _id, _type, ...rest }))
const mutation = fc.oneof(
  document.map((value) => ({ create: value })),
  document.map((value) => ({ createOrReplace: value })),
  document.map((value) => ({ createIfNotExists: value })),
  id.map((value) => ({ delete: { id: value } })),
  fc.tuple(id, fc.integer({ min: 0, max: 3 })).map(([value, n]) => ({ patch: { id: value, set: { n } } })),
  fc.tuple(fc.integer({ min: 0, max: 3 }), type).map(([n, name]) => ({
    patch: { query: '*[_type == $name]', params: { name }, inc: { n } },
  })),
)
const history = fc.array(fc.array(mutation, { minLength: 1, maxLength: 4 }), { maxLength: 15 })

/** A lake that was sent every transaction; those that it refused have left nothing, by the laws below. */
async function played(transactions: readonly unknown[][]) {
  const lake = createTestLake()
  const dataset = lake.services.store.dataset('test')
  if (!dataset) throw new Error('The test lake has a dataset "test"')
  const committed: Transaction[] = []
  lake.services.store.onCommit((transaction) => committed.push(transaction))
  // Asked for before the changes, so that they are kept up to date rather than made.
  for (const perspective of perspectives) dataset.view(perspective)
  const headers = { authorization: 'Bearer write-token' }
  for (const mutations of transactions) {
    const before = dataset.raw.all()
    const body = JSON.stringify({ mutations })
    const response = await lake.fetch(new Request('http://lake/v1/data/mutate/test', { method: 'POST', headers, body }))
    if (response.status !== 200) expect(dataset.raw.all()).toEqual(before)
  }
  expect(lake.failures).toEqual([])
  return { lake, dataset, committed }
}

const perspectives: readonly Perspective[] = [
  { kind: 'raw' },
  { kind: 'published' },
  { kind: 'public' },
  { kind: 'stack', layers: ['drafts'] },
  { kind: 'stack', layers: ['r', 'drafts'] },
]
const law = (check: (world: Awaited<ReturnType<typeof played>>) => void) =>
  fc.assert(
    fc.asyncProperty(history, async (transactions) => {
      const world = await played(transactions)
      check(world)
      world.lake.end()
    }),
    { numRuns: runs },
  )

test('C3 L2 folding the effects of all transactions gives the documents', () =>
  law(({ dataset, committed }) => {
    const states = new Map<string, unknown>()
    for (const transaction of committed) {
      for (const change of transaction.changes) {
        const next: unknown = applyPatch(states.get(change.id) ?? null, change.effects.apply)
        if (next === null) states.delete(change.id)
        else states.set(change.id, next)
      }
    }
    const current = dataset.raw.all().map(({ _rev, ...rest }) => rest)
    expect([...states.values()]).toHaveLength(current.length)
    expect([...states.values()]).toEqual(expect.arrayContaining(current))
  }))

test('C3 L8 walking the log back from the documents gives every state before and after', () =>
  law(({ lake, dataset, committed }) => {
    const logged = lake.services.store.log.changesAfter('test', 0, 1000)
    const rebuilt = rebuildTransactions('test', logged, (each) => dataset.raw.get(each))
    expect(rebuilt).toEqual(JSON.parse(JSON.stringify(committed)))
  }))

test('C1 L5 a perspective that was kept up to date is the one made afresh', () =>
  law(({ dataset }) => {
    const fresh = createDataset('test', dataset.raw.all())
    for (const perspective of perspectives) {
      expect(dataset.view(perspective).all()).toEqual(fresh.view(perspective).all())
    }
  }))

const queries = [
  '*[_type == "page"]',
  '*[_type == "page" && n > 1] | order(n desc, _id)',
  '*[_id in ["a", "drafts.b", "nope"]]',
  '*[references("a")]',
  '*[_type == "page" && path == "/x"]',
  '*[path in ["/x", "/y"]]',
  '*[sanity::versionOf("a")]',
  '*[_type == "page"]{_id, "authors": *[_type == "author"]._id, "to": to->n}',
  '*[_type == "page" && references("b") && n in [1, 2]]',
  '{"a": *[_id == "a"][0], "n": count(*[_type in ["page", "author"]])}',
]

/** The same query behind a condition that no index can use. */
const scanned = (query: string) => query.replaceAll('*[', '*[defined(_id)][')

function answer(dataset: Dataset, query: string, perspective: Perspective): QueryAnswer {
  const viewer = { kind: 'user', id: 'u', name: 'U', role: 'read' } as const
  return runQuery(dataset, { query, params: {}, perspective, viewer, projectId: 'embedded', now: new Date(0) })
}

/** Every query in every perspective, with what `check` makes of it. */
function forEachAnswer(dataset: Dataset, check: (query: string, perspective: Perspective, found: QueryAnswer) => void) {
  for (const query of queries) {
    for (const perspective of perspectives) check(query, perspective, answer(dataset, query, perspective))
  }
}

test('C2 L6 a query answered from the indexes is the query answered by looking at every document', () =>
  law(({ committed }) => {
    const dataset = createDataset('test', [])
    for (const { changes } of committed) {
      dataset.apply(changes)
      forEachAnswer(dataset, (query, perspective, found) => {
        expect(found.result).toEqual(answer(dataset, scanned(query), perspective).result)
      })
    }
  }))

test('C1 L15 an answer changes only when one of its sync tags is emitted', () =>
  law(({ committed }) => {
    const dataset = createDataset('test', [])
    for (const { changes } of committed) {
      const before = new Map<string, QueryAnswer>()
      forEachAnswer(dataset, (query, perspective, found) => before.set(query + JSON.stringify(perspective), found))
      dataset.apply(changes)
      const emitted = new Set(tagsOfChanges(changes, dataset))
      forEachAnswer(dataset, (query, perspective, found) => {
        const known = before.get(query + JSON.stringify(perspective))
        const told = known?.syncTags.some((tag) => emitted.has(tag)) === true
        expect(told ? known.result : found.result).toEqual(known?.result)
      })
    }
  }))
