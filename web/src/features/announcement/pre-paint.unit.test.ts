import { byPrecedence, nextBoundary, pickAnnouncement, type Schedule } from '@portal/announcement-rules/schedule'
import { always } from '@portal/announcement-rules/testing/always'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLACE_PATTERN } from '../../paths.ts'
import { DISMISSAL_KEY, showAnnouncement } from './pre-paint.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page as the script sees it. Answers the keys of what shows, and how long the script says that it stays so. */
function look(items: readonly Schedule[], { now, path }: { now: number; path: string }, dismissed?: string) {
  const elements = items.map(({ key, start, end, product, version, closable }) => {
    const fields = { key, start, end, product, version, closable: closable || null }
    const set = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
    return { dataset: Object.fromEntries(set), hidden: true }
  })
  vi.stubGlobal('document', { querySelectorAll: () => elements })
  vi.stubGlobal('location', { pathname: path })
  vi.setSystemTime(now)
  const sleep = showAnnouncement('box', DISMISSAL_KEY, PLACE_PATTERN, dismissed)
  return { shown: elements.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset['key']), sleep }
}

const moment = { now: 1000, path: '/docs/accounts/v3/overview' }

test('I1 I2 whatever is stored, the script shows what the rule picks, until the next instant of the schedule', () => {
  const instants = fc.option(fc.integer({ min: 1, max: 20 }))
  const schedules = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      start: instants,
      end: instants,
      priority: fc.integer({ min: 0, max: 2 }),
      closable: fc.boolean(),
      product: fc.constantFrom(null, 'accounts', 'payments'),
      version: fc.constantFrom(null, 'v2', 'v3'),
    }),
    { selector: ({ key }) => key },
  )
  const paths = fc.constantFrom('/', '/docs/accounts/v3/overview', '/accounts/v2/reference-accounts-api', '/payments/x')
  fc.assert(
    fc.property(schedules, fc.nat(25), paths, fc.subarray(['a', 'b', 'c']), (items, now, path, dismissed) => {
      kept.set(DISMISSAL_KEY, JSON.stringify(dismissed))
      const ordered = items.toSorted(byPrecedence)
      const picked = pickAnnouncement(ordered, { now, path, dismissed })
      const boundary = nextBoundary(items, now)
      expect(look(ordered, { now, path })).toEqual({
        shown: picked ? [picked.key] : [],
        sleep: boundary === undefined ? undefined : boundary - now,
      })
    }),
  )
})

test('I1 it looks again after half a day, where the next instant is further away than a browser counts', () => {
  expect(look([{ ...always, start: 10 ** 12 }], moment).sleep).toBe(12 * 60 * 60 * 1000)
})

test('I2 a dismissal is remembered, and whatever else is stored there counts as none', () => {
  expect(look([always], moment, 'a').shown).toEqual([])
  expect(look([always], moment).shown).toEqual([])
  for (const stored of ['x', '{}', '7', '[1,null]']) {
    kept.set(DISMISSAL_KEY, stored)
    expect(look([always], moment).shown).toEqual(['a'])
  }
})

test('I2 a key is remembered once, and only the latest fifty', () => {
  for (const key of ['a', 'b', 'a']) look([], moment, key)
  expect(kept.get(DISMISSAL_KEY)).toBe('["b","a"]')
  for (let count = 0; count < 60; count += 1) look([], moment, `k${count}`)
  look([], moment, 'last')
  const keys: unknown[] = JSON.parse(kept.get(DISMISSAL_KEY) ?? '[]')
  expect(keys).toHaveLength(50)
  expect(keys.at(-1)).toBe('last')
})

test('I2 without a memory it is hidden all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(look([always], moment, 'a').shown).toEqual([])
})
