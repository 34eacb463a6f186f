import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { checkSignature, refusalOf } from './signature.ts'

const SECRET = 'a-secret-of-the-webhook'
const NOW = Date.UTC(2026, 10, 27, 12)
const sign = (body: string, at = NOW, secret = SECRET) => encodeSignatureHeader(body, at, secret)

test('Q3 a right signature is valid, a wrong secret and a missing header are not', async () => {
  const body = '{"_id":"a"}'
  expect(await checkSignature(body, await sign(body), SECRET, NOW)).toBe('valid')
  expect(await checkSignature(body, await sign(body, NOW, 'another-secret-entirely'), SECRET, NOW)).toBe('invalid')
  expect(await checkSignature(body, null, SECRET, NOW)).toBe('missing')
  expect(await checkSignature(body, '', SECRET, NOW)).toBe('missing')
  expect(await checkSignature(body, 'nonsense', SECRET, NOW)).toBe('invalid')
})

test('Q3 a portal without a secret takes no webhook, and says so, whatever the signature', async () => {
  const body = '{"_id":"a"}'
  const now = Date.now()
  expect(await refusalOf(body, await sign(body, now), SECRET)).toBeUndefined()
  expect(await refusalOf(body, await sign(body, now, 'another-secret-entirely'), SECRET)).toMatchObject({ status: 401 })
  expect(await refusalOf(body, null, SECRET)).toEqual({ status: 401, error: 'the signature is missing' })
  for (const secret of [undefined, ''])
    for (const header of [await sign(body, now), await sign(body, now, 'undefined'), null])
      expect(await refusalOf(body, header, secret)).toEqual({
        status: 500,
        error: expect.stringContaining('WEBHOOK_SECRET is not set'),
      })
})

test.each(['{ "_id" :  "a",\n"_type":"page" }', '{"_type":"page","_id":"caf\\u00e9"}', '{"_id": "été — 漢字"}'])(
  'Q3 the signature is checked over the bytes as they came: %s',
  async (body) => {
    expect(await checkSignature(body, await sign(body), SECRET, NOW)).toBe('valid')
    expect(await checkSignature(JSON.stringify(JSON.parse(body)), await sign(body), SECRET, NOW)).toBe('invalid')
  },
)

test('Q3 a signature is good for five minutes and never from the future', async () => {
  const body = '{"_id":"a"}'
  const minutes = (count: number) => NOW + count * 60_000
  expect(await checkSignature(body, await sign(body, minutes(-4.9)), SECRET, NOW)).toBe('valid')
  expect(await checkSignature(body, await sign(body, minutes(-5.1)), SECRET, NOW)).toBe('expired')
  expect(await checkSignature(body, await sign(body, minutes(5.1)), SECRET, NOW)).toBe('expired')
})
