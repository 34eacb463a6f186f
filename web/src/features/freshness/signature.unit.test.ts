import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { checkSignature } from './signature.ts'

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
