import { describe, expect, test } from 'vitest'
import { byPrecedence, nextBoundary, notEnded, pickAnnouncement, toSchedule, type Schedule } from './schedule.ts'
import { always } from './testing/always.ts'

const at = (time: string) => Date.parse(`2026-12-03T${time}Z`)
const pick = (items: readonly Schedule[], moment: { now?: number; dismissed?: string[]; path?: string } = {}) =>
  pickAnnouncement(items.toSorted(byPrecedence), {
    now: moment.now ?? at('12:00:00'),
    dismissed: moment.dismissed ?? [],
    path: moment.path ?? '/docs/accounts/v3/overview',
  })?.key

describe('when', () => {
  const maintenance = { ...always, start: at('01:00:00'), end: at('03:00:00') }
  test.each([
    ['00:59:59.999', undefined],
    ['01:00:00', 'a'],
    ['02:59:59.999', 'a'],
    ['03:00:00', undefined],
  ])('I1 at %s it shows: %s', (time, key) => {
    expect(pick([maintenance], { now: at(time) })).toBe(key)
  })

  test('I1 the next change is the nearest instant after now', () => {
    const items = [maintenance, { ...always, start: at('02:00:00') }]
    expect(nextBoundary(items, at('00:00:00'))).toBe(at('01:00:00'))
    expect(nextBoundary(items, at('01:00:00'))).toBe(at('02:00:00'))
    expect(nextBoundary(items, at('02:30:00'))).toBe(at('03:00:00'))
    expect(nextBoundary(items, at('03:00:00'))).toBeUndefined()
  })

  test('I1 one that ended is not sent to readers; one to come is', () => {
    expect(notEnded(maintenance, at('00:00:00'))).toBe(true)
    expect(notEnded(maintenance, at('03:00:00'))).toBe(false)
  })
})

describe('which', () => {
  const low = { ...always, key: 'low', start: at('11:00:00') }
  const high = { ...always, key: 'high', priority: 5, start: at('09:00:00') }
  const newer = { ...always, key: 'newer', start: at('11:30:00') }

  test('I1 the highest priority wins, then the newest start', () => {
    expect(pick([low, high, newer])).toBe('high')
    expect(pick([low, newer])).toBe('newer')
  })

  test('I2 after a dismissal the next one shows', () => {
    expect(pick([low, high, newer], { dismissed: ['high'] })).toBe('newer')
    expect(pick([low, high, newer], { dismissed: ['high', 'newer', 'low'] })).toBeUndefined()
  })

  test('I2 a dismissal holds for its key only, so a new key shows again', () => {
    expect(pick([{ ...high, key: 'high-2' }], { dismissed: ['high'] })).toBe('high-2')
  })

  test('I2 one that cannot be closed ignores a dismissal', () => {
    expect(pick([{ ...high, closable: false }], { dismissed: ['high'] })).toBe('high')
  })
})

describe('where', () => {
  const onAccounts = { ...always, key: 'accounts', product: 'accounts' }
  const onV2 = { ...always, key: 'v2', product: 'accounts', version: 'v2', priority: 1 }
  test.each([
    ['/docs/accounts/v2/accounts-headline', 'v2'],
    ['/accounts/v2/reference-accounts-api', 'v2'],
    ['/docs/accounts/v3/overview', 'accounts'],
    ['/docs/payments/direct-payment-api-quickstart', undefined],
    ['/', undefined],
  ])('I1 on %s shows %s', (path, key) => {
    expect(pick([onAccounts, onV2], { path })).toBe(key)
  })
})

describe('toSchedule', () => {
  const document = {
    key: 'k',
    closable: true,
    startsAt: '2026-12-03T01:00:00Z',
    endsAt: null,
    priority: 2,
    placement: { scope: 'version', product: 'accounts', version: 'v2' },
  } as const

  test('I1 reads instants and place', () => {
    expect(toSchedule(document)).toEqual({
      key: 'k',
      start: at('01:00:00'),
      end: null,
      priority: 2,
      closable: true,
      product: 'accounts',
      version: 'v2',
    })
  })

  test('I1 a product or version left over from another scope means nothing', () => {
    const placement = { scope: 'all', product: 'accounts', version: 'v2' } as const
    expect(toSchedule({ ...document, placement })).toMatchObject({ product: null, version: null })
  })
})
