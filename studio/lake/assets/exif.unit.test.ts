import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { cameraFacts } from './exif.ts'

const both = new Set(['exif', 'image'] as const)

async function written(): Promise<Buffer> {
  const { exif } = await sharp(await photo(20, 10)).metadata()
  if (!exif) throw new Error('the photo has no EXIF')
  return exif
}

test('C5 metadata that was cut off or damaged anywhere gives less, and never an error or a place', async () => {
  const whole = await written()
  expect(cameraFacts(whole, both)).toMatchObject({ exif: { FNumber: 2.8 }, image: { Make: 'Phones Ltd' } })
  const told = new Set<string>()
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole)
    damaged[at] = 0xff
    for (const bytes of [whole.subarray(0, at), damaged]) {
      for (const facts of Object.values(cameraFacts(bytes, both))) Object.keys(facts).forEach((name) => told.add(name))
    }
  }
  expect([...told].filter((name) => /gps|latitude/i.test(name))).toEqual([])
})

test('C1 nothing is read that was not asked for', async () => {
  expect(cameraFacts(await written(), new Set(['lqip']))).toEqual({})
  expect(Object.keys(cameraFacts(await written(), new Set(['image'])))).toEqual(['image'])
})
