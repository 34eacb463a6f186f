import { expect, test } from 'vitest'
import { bearsSecret } from './secret.ts'

test('Q3 only the secret itself opens the purge of tags', () => {
  const secret = 'a-secret-of-the-webhook'
  expect(bearsSecret(`Bearer ${secret}`, secret)).toBe(true)
  for (const header of [null, '', secret, 'Bearer', 'Bearer ', `bearer ${secret}`, `Bearer ${secret}x`])
    expect(bearsSecret(header, secret)).toBe(false)
})
