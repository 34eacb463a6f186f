import { expect, test } from 'vitest'
import { DescriptionRefused, isRefusal } from './refusal.ts'

test('B7 a refusal is known as one, also when another bundle has thrown it', () => {
  class Other extends Error {
    override name = 'DescriptionRefused'
  }
  expect([new DescriptionRefused('no'), new Other('no')].every(isRefusal)).toBe(true)
  expect([new Error('no'), new TypeError('no'), 'DescriptionRefused'].some(isRefusal)).toBe(false)
})
