import { describe, expect, test } from 'vitest'
import { anchor } from './anchor.ts'
import { oneSource } from './api-source.ts'
import { bothOrNeither } from './both-or-neither.ts'
import { country } from './country.ts'
import { exactlyOne } from './exactly-one.ts'
import { itemId, parentItemId } from './item-id.ts'
import { key } from './key.ts'
import { titleLeadsNowhere } from './menu-target.ts'
import { operation } from './operation.ts'
import { pagePath } from './page-path.ts'
import { placementComplete } from './placement.ts'
import { redirectFrom, redirectTo } from './redirect-paths.ts'
import { serverAddress } from './server-address.ts'
import { sameWidth } from './table-width.ts'
import { lengthBetween } from './text-length.ts'
import { isAfter } from './time-order.ts'
import { uniqueNames } from './unique-names.ts'

const row = (cells: number) => ({ cells: Array.from({ length: cells }) })
const refused = expect.any(String)

describe('the rules of single fields', () => {
  test.each([
    ['/docs/accounts/v3/overview', true],
    ['/docs/accounts/v2/accounts-legacy-migrating-widget-V2', true],
    ['/reference', true],
    [undefined, true],
    ['docs/x', refused],
    ['/', refused],
    ['/docs/', refused],
    ['/docs//x', refused],
    ['/docs/index.html', refused],
    ['/docs/index.htm', refused],
    ['/docs/a_b', refused],
    ['/docs/a.b', refused],
    ['/docs/a b', refused],
    ['/docs/-a', refused],
    ['/docs/a--b', refused],
    ['/docs/é', refused],
    ['/docs/a?b', refused],
    ['/docs/a#b', refused],
    ['/docs/../b', refused],
    ['/docs/a\u200B', refused],
  ])('B1 page path %j', (path, verdict) => expect(pagePath(path)).toEqual(verdict))

  test.each([
    ['accounts', true],
    ['accounts.v3.t-start', true],
    ['a.b_c', true],
    ['', true],
    ['.a', refused],
    ['a.', refused],
    ['a..b', refused],
    ['a b', refused],
    ['a.é', refused],
    ['a.-b', refused],
  ])('B2 item id %j', (id, verdict) => expect(itemId(id)).toEqual(verdict))

  test.each([
    ['accounts', undefined],
    ['accounts.v3', 'accounts'],
    ['accounts.v3.overview', 'accounts.v3'],
  ])('B2 the parent of %s is %s', (id, parent) => expect(parentItemId(id)).toBe(parent))

  test.each([
    ['NEW', { indicativeVariant: 'primary' }, true],
    [undefined, {}, true],
    ['NEW', {}, refused],
    ['NEW', { indicativeVariant: '' }, refused],
    ['NEW', undefined, refused],
  ])('B2 badge %j beside %j', (badge, parent, verdict) =>
    expect(bothOrNeither(badge, parent, 'indicativeVariant', 'no')).toEqual(verdict),
  )

  test.each([
    ['/docs', { className: 'title' }, refused],
    ['/docs', { className: 'item' }, true],
    [undefined, { className: 'title' }, true],
    ['', { className: 'title' }, true],
  ])('B2 %j of %j', (to, parent, verdict) => expect(titleLeadsNowhere(to, parent)).toEqual(verdict))

  test.each([
    ['2026-11-27T10:00:00Z', '2026-11-27T09:00:00Z', true],
    ['2026-11-27T10:00:00+02:00', '2026-11-27T09:00:00Z', refused],
    ['2026-11-27T10:00:00Z', '2026-11-27T10:00:00Z', refused],
    [undefined, '2026-11-27T10:00:00Z', true],
    ['2026-11-27T10:00:00Z', undefined, true],
  ])('B3 B6 an end at %s after a start at %s', (end, start, verdict) =>
    expect(isAfter(end, start, 'no')).toEqual(verdict),
  )

  test.each([
    ['consent-180-days', true],
    ['v3', true],
    ['x', refused],
    ['Consent', refused],
    ['a--b', refused],
    ['-a', refused],
    ['a b', refused],
    ['a.b', refused],
    ['a'.repeat(65), refused],
  ])('B3 B5 key %j', (value, verdict) => expect(key(value)).toEqual(verdict))

  test.each([
    [{ scope: 'all' }, true],
    [{ scope: 'product', product: 'accounts' }, true],
    [{ scope: 'version', version: 'v2' }, true],
    [{ scope: 'product' }, refused],
    [{ scope: 'version', product: 'accounts' }, refused],
  ])('B3 placement %j', (placement, verdict) => expect(placementComplete(placement)).toEqual(verdict))

  test.each([
    ['POST /v3/users', true],
    ['GET /users/{id_user}/accounts/{id}', true],
    ['post /v3/users', refused],
    ['POST  /v3/users', refused],
    ['POST v3/users', refused],
    ['POST /users?x=1', refused],
    ['GET /users/{id', refused],
    ['GET /users/{}', refused],
    ['FETCH /users', refused],
    [' GET /users', refused],
  ])('B1 operation %j', (value, verdict) => expect(operation(value)).toEqual(verdict))

  test.each([
    ['FR', true],
    ['GB', true],
    ['fr', refused],
    ['FRA', refused],
    ['XX', refused],
    ['EU', refused],
    ['UK', refused],
  ])('B6 country %j', (code, verdict) => expect(country(code)).toEqual(verdict))

  test.each([
    [{ kind: 'bundled', bundled: 'accounts-v3' }, true],
    [{ kind: 'file', file: { asset: {} } }, true],
    [{ kind: 'url', url: 'https://api.example/openapi.json' }, true],
    [{ kind: 'url' }, refused],
    [{ kind: 'url', bundled: 'accounts-v3' }, refused],
    [{ kind: 'bundled', bundled: 'accounts-v3', url: 'https://api.example' }, refused],
    [{ bundled: 'accounts-v3' }, refused],
  ])('B7 source %j', (source, verdict) => expect(oneSource(source)).toEqual(verdict))

  test.each([
    ['/docs/old-name', true],
    ['/old.html', true],
    ['/docs/old_name', true],
    ['old', refused],
    ['/', refused],
    ['/old/', refused],
    ['/old?x', refused],
    ['/old#x', refused],
    ['//old', refused],
    ['/o ld', refused],
  ])('B8 redirect from %j', (from, verdict) => expect(redirectFrom(from)).toEqual(verdict))

  test.each([
    ['/docs/new', true],
    ['/docs/new#part', true],
    ['https://blog.example/x', true],
    ['/old', refused],
    ['/old/', refused],
    ['/old#part', refused],
    ['mailto:a@b.example', refused],
    ['//evil.example', refused],
    ['new', refused],
  ])('B8 redirect from /old to %j', (to, verdict) => expect(redirectTo(to, { from: '/old' })).toEqual(verdict))

  test.each([
    ['https://api.example', true],
    ['/sandbox', true],
    ['#x', refused],
    ['tel:1', refused],
  ])('B7 server %j', (address, verdict) => expect(serverAddress(address)).toEqual(verdict))

  test.each([
    ['client-authentication', true],
    ['1-client', true],
    ['#x', refused],
    ['a b', refused],
    ['a"b', refused],
  ])('B1 anchor %j', (id, verdict) => expect(anchor(id)).toEqual(verdict))

  test('B1 the rows of a table are as wide as the first', () => {
    expect(sameWidth([row(2), row(2)])).toBe(true)
    expect(sameWidth([row(2), row(2), row(3)])).toBe('Row 3 has 3 cells, the first has 2.')
  })

  test('B1 a card leads to a page or to an address', () => {
    const labels = { page: 'a page', href: 'an address' }
    expect(exactlyOne({ page: {} }, labels)).toBe(true)
    expect(exactlyOne({ href: '/x' }, labels)).toBe(true)
    expect(exactlyOne({ title: 'x' }, labels)).toBe('Give a page or an address, one of them.')
    expect(exactlyOne({ page: {}, href: '/x' }, labels)).toBe('Give a page or an address, not both.')
  })

  test('B1 lengths count what a reader sees', () => {
    const rule = lengthBetween(2, 3, 'Why.')
    expect(rule('👩‍👩‍👧é')).toBe(true)
    expect(rule('a')).toBe('1 characters: write at least 2. Why.')
    expect(rule('abcd')).toBe('4 characters: write at most 3. Why.')
    expect(rule(undefined)).toBe(true)
  })

  test('B4 two variables of one name are told', () => {
    expect(uniqueNames([{ name: 'brand' }, { name: 'host' }])).toBe(true)
    expect(uniqueNames([{ name: 'brand' }, {}, { name: 'brand' }])).toBe('"brand" stands twice in the list.')
  })
})
