import { expect, test } from 'vitest'
import { clientOf } from './client-of.ts'

test('Q3 a client is told by what the nearest proxy noted, whatever the reader claims', () => {
  expect(clientOf(new Headers({ 'x-forwarded-for': '1.2.3.4, 10.0.0.1' }))).toBe('10.0.0.1')
  expect(clientOf(new Headers())).toBe('')
})
