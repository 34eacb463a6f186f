import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'
import { byPrecedence, pickAnnouncement, type Schedule } from './schedule.ts'
import { overlaps, whatShows } from './timeline.ts'
import { always } from './testing/always.ts'

const PATH = '/docs/accounts/v3/overview'
const at = (now: number, path = PATH, dismissed: readonly string[] = []) => ({ now, path, dismissed })

const schedules = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    start: fc.option(fc.integer({ min: 0, max: 20 })),
    end: fc.option(fc.integer({ min: 0, max: 20 })),
    priority: fc.integer({ min: 0, max: 2 }),
    closable: fc.boolean(),
    product: fc.constantFrom(null, 'accounts', 'payments'),
    version: fc.constantFrom(null, 'v2', 'v3'),
  }),
  { selector: ({ key }) => key },
)
const dismissals = fc.subarray(['a', 'b', 'c', 'd', 'e'])

describe('why an announcement shows or not', () => {
  const maintenance = { ...always, key: 'maintenance', start: 10, end: 20, priority: 5 }
  const news = { ...always, key: 'news', start: 5 }
  const all = [news, maintenance]

  test.each([
    ['before its start', maintenance, at(9), { shows: false, reason: 'not-started', at: 10 }],
    ['at its start', maintenance, at(10), { shows: true }],
    ['at its end', maintenance, at(20), { shows: false, reason: 'ended', at: 20 }],
    [
      'under a higher priority',
      news,
      at(10),
      { shows: false, reason: 'outranked', by: 'maintenance', because: 'priority' },
    ],
    ['after that one was closed', news, at(10, PATH, ['maintenance']), { shows: true }],
    ['when it was closed itself', news, at(7, PATH, ['news']), { shows: false, reason: 'dismissed' }],
    [
      'on a page of another product',
      { ...news, product: 'payments' },
      at(7),
      { shows: false, reason: 'elsewhere', product: 'payments', version: null },
    ],
    [
      'beside one that began later',
      news,
      at(7),
      { shows: false, reason: 'outranked', by: 'newer', because: 'newer start' },
      [news, { ...always, key: 'newer', start: 6 }],
    ],
  ])('O3 %s', (_when, item, moment, expected, among: readonly Schedule[] = all) => {
    expect(explain(item, among, moment)).toEqual(expected)
  })

  test('O3 whatever is stored, the explanation says "shows" of exactly the one that readers see', () => {
    fc.assert(
      fc.property(schedules, fc.nat(25), dismissals, (items, now, dismissed) => {
        const moment = at(now, PATH, dismissed)
        const shown = pickAnnouncement(items.toSorted(byPrecedence), moment)?.key
        const said = items.filter((item) => explain(item, items, moment).shows).map(({ key }) => key)
        expect(said).toEqual(shown === undefined ? [] : [shown])
      }),
    )
  })
})

describe('what shows when', () => {
  test('O3 one gives way while a higher one shows, and comes back', () => {
    const items = [
      { ...always, key: 'news', start: 5 },
      { ...always, key: 'maintenance', start: 10, end: 20, priority: 5 },
    ]
    expect(whatShows(items, { from: 0, to: 30, path: PATH })).toEqual([
      { key: 'news', from: 5, to: 10 },
      { key: 'maintenance', from: 10, to: 20 },
      { key: 'news', from: 20, to: 30 },
    ])
  })

  test('O3 at every moment of a window, the time line names the one that readers see', () => {
    fc.assert(
      fc.property(schedules, fc.nat(24), (items, now) => {
        const stretches = whatShows(items, { from: 0, to: 25, path: PATH })
        const named = stretches.find(({ from, to }) => from <= now && now < to)?.key
        expect(named).toBe(pickAnnouncement(items.toSorted(byPrecedence), at(now))?.key)
      }),
    )
  })
})

describe('overlaps', () => {
  const low = { ...always, key: 'low', start: 0, end: 10 }
  const high = { ...always, key: 'high', start: 5, end: 15, priority: 1 }

  test('O3 two that want the same pages at once are named, with the time', () => {
    expect(overlaps([low, high], 0)).toEqual([{ shows: 'high', hides: 'low', from: 5, to: 10 }])
  })

  test.each([
    ['one after the other', { ...low, end: 5 }, high, 0],
    ['in the past', low, high, 10],
    ['of two products', { ...low, product: 'accounts' }, { ...high, product: 'payments' }, 0],
    [
      'of two versions',
      { ...low, product: 'accounts', version: 'v2' },
      { ...high, product: 'accounts', version: 'v3' },
      0,
    ],
  ])('O3 two %s do not overlap', (_how, one, other, now) => {
    expect(overlaps([one, other], now)).toEqual([])
  })
})
