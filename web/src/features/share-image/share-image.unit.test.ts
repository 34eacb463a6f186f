import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareImage } from './share-image.tsx'
import { drawable, titleSize } from './share-text.ts'

const text = (title: string) => drawable({ title, place: 'Accounts', brand: 'Passerelle' }).title

test.each([
  ['a plain title', 'Using a widget', 'Using a widget'],
  ['accents and quotes', 'Créances – l’état «dû»', 'Créances – l’état «dû»'],
  ['an accent in two parts', 'Cre\u0301er', 'Créer'],
  ['signs that only other fonts have', 'Pay 🎉 now 支払い ок', 'Pay now'],
  ['lines', 'One\n\ttwo', 'One two'],
])('N3 D7 the image of a page takes %s without another font', (_, title, shown) => {
  expect(text(title)).toBe(shown)
})

test('N3 Q3 a title of any length fits', () => {
  const long = text('word '.repeat(10_000))
  expect(long.length).toBeLessThanOrEqual(111)
  expect(long.endsWith('word…')).toBe(true)
  expect(titleSize('Users')).toBeGreaterThan(titleSize(long))
})

const draw = () =>
  shareImage({ title: 'Payer 🎉 支払い', place: 'Payments', brand: 'Brand' }, join(import.meta.dirname, '../../fonts'))

test('N3 D7 the image is a PNG of 1200 by 630, drawn once without the network', async () => {
  const asked: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = (address) => {
    asked.push(address)
    return Promise.reject(new Error('no network'))
  }
  try {
    const first = await draw()
    const png = Buffer.from(first)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(await draw()).toBe(first)
  } finally {
    globalThis.fetch = fetch
  }
  expect(asked.filter((address) => !String(address).startsWith('data:'))).toEqual([])
})
