import { describe, expect, test } from 'vitest'
import {
  countText,
  filterIn,
  isFiltered,
  matches,
  NO_FILTER,
  type PaymentProvider,
  readFilter,
  writeFilter,
} from './filter.ts'

const bank: PaymentProvider = {
  id: '1',
  name: 'Crédit du Littoral',
  country: 'FR',
  countryName: 'France',
  bic: 'CRLTFRP0XXX',
  channels: ['REDIRECT'],
  instant: true,
  deferredDays: undefined,
  appToApp: false,
  status: 'available',
}
const read = (query: string) => readFilter(new URLSearchParams(query), ['FR', 'ES'])

describe('H3 the filter of the payment providers', () => {
  test.each([
    ['nothing', {}],
    ['accents and case aside', { q: 'credit LITTORAL' }],
    ['words in any order', { q: ' littoral  crédit ' }],
    ['a piece of the BIC', { q: 'crltfr' }],
    ['the name of the country', { q: 'france' }],
    ['the country', { country: 'FR' }],
    ['what it can do', { capability: 'instant' }],
    ['its channel', { channel: 'REDIRECT' }],
  ])('H3 finds an institution by %s', (_what, filter) => {
    expect(matches(bank, { ...NO_FILTER, ...filter })).toBe(true)
  })

  test.each([
    ['another word', { q: 'littoral bank' }],
    ['another country', { country: 'ES' }],
    ['what it can not do', { capability: 'app-to-app' }],
    ['a start date ahead', { capability: 'deferred' }],
    ['another channel', { channel: 'EMBEDDED' }],
    ['one of two conditions', { country: 'FR', channel: 'EMBEDDED' }],
  ])('H3 leaves an institution out for %s', (_what, filter) => {
    expect(matches(bank, { ...NO_FILTER, ...filter })).toBe(false)
  })

  test('H3 an address keeps the filter and gives it back', () => {
    const filter = { q: 'été & co', country: 'FR', capability: 'app-to-app', channel: 'EMBEDDED' }
    expect(read(writeFilter(filter))).toEqual(filter)
    expect(writeFilter(NO_FILTER)).toBe('')
  })

  test('H3 what an address can not mean is left out', () => {
    expect(read('?country=XX&capability=fly&channel=redirect')).toEqual(NO_FILTER)
    expect(read(`?q=${'a'.repeat(500)}`).q).toHaveLength(80)
    expect(isFiltered(new URLSearchParams('?_rsc=1&q='))).toBe(false)
    expect(isFiltered(new URLSearchParams('?q=a'))).toBe(true)
  })

  test.each([
    [42, 42, '42 institutions'],
    [1, 42, '1 of 42 institutions'],
    [1, 1, '1 institution'],
    [0, 42, '0 of 42 institutions'],
  ])('H3 %i of %i is announced as "%s"', (shown, all, text) => {
    expect(countText(shown, all)).toBe(text)
  })

  test('H3 a form holds a filter, of which nothing but what it can mean is taken', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ q: ' Littoral', country: 'ES', capability: '', channel: 'FAX' }))
      form.append(name, value)
    expect(filterIn(form, ['FR', 'ES'])).toEqual({ ...NO_FILTER, q: ' Littoral', country: 'ES' })
  })
})
