import type { Random } from '../random.ts'
import { keys, words } from './vocabulary.ts'

/** A few words in a row that make no sense. */
export function soup(random: Random): string {
  return Array.from({ length: 1 + random.below(7) }, () => random.pick(words)).join(random.pick(['', ' ', ',']))
}

function value(random: Random, depth = 0): unknown {
  if (depth > 4 || random.chance(0.4)) return random.pick([soup(random), random.below(9) - 4, null, true, 1e308, ''])
  if (random.chance(0.3)) return Array.from({ length: random.below(4) }, () => value(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(keys), value(random, depth + 1)]),
  )
}

/** A body that is nearly right: one that a client could send, with one of its parts taken away. */
function nearly(random: Random): unknown {
  const wrong = value(random)
  return random.pick([
    { mutations: [{ create: { _id: soup(random), _type: 'page', x: wrong } }] },
    { mutations: [{ patch: { id: 'p1', set: { [soup(random)]: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', unset: [soup(random)], inc: { [soup(random)]: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', insert: { after: soup(random), items: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', diffMatchPatch: { [soup(random)]: soup(random) } } }] },
    { mutations: [{ delete: { query: soup(random), params: wrong } }] },
    { mutations: wrong, transactionId: soup(random) },
    { actions: [{ actionType: 'sanity.action.document.edit', draftId: 'drafts.p1', publishedId: 'p1', patch: wrong }] },
    { actions: [{ actionType: 'sanity.action.document.publish', draftId: soup(random), publishedId: 'p1' }] },
    { query: soup(random), params: wrong },
    wrong,
  ])
}

/** A body: mostly nearly right, else nested too deeply, or no JSON at all. */
export function bodyOf(random: Random): string {
  if (random.chance(0.1)) return '['.repeat(random.below(50_000))
  if (random.chance(0.1)) return soup(random)
  return JSON.stringify(random.chance(0.7) ? nearly(random) : value(random)) ?? ''
}
