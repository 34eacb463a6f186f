import { expect, test } from 'vitest'
import { isPossibleReturn, mayReturnTo, withResult } from './return-address.ts'

const ORIGIN = 'https://portal.example'

test.each([
  ['https://portal.example/accounts/v3/quickstart-demo', true],
  ['http://localhost:8080/back', true],
  ['http://127.0.0.1/back', true],
  ['http://[::1]:4000/back', true],
  ['https://portal.example.evil.example/', false],
  ['https://portal.example@evil.example/', false],
  ['https://user:word@portal.example/', false],
  ['http://portal.example/', false],
  ['https://evil.example/', false],
  ['//evil.example/', false],
  ['/relative', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://localhost.evil.example/', false],
  ['http://127.0.0.1.evil.example/', false],
  ['ledgerly://bank/return', false],
])('J1 whether the simulated bank leads to %s: %s', (address, allowed) => {
  expect(mayReturnTo(address, ORIGIN)).toBe(allowed)
})

test.each([
  ['https://app.example/bank/return', true],
  ['http://localhost:8080/back', true],
  ['ledgerly://bank/return', true],
  ['http://app.example/bank/return', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['not an address', false],
])('J1 whether a project could declare %s: %s', (address, possible) => {
  expect(isPossibleReturn(address)).toBe(possible)
})

test('J1 a result joins the query that an address has', () => {
  expect(
    withResult('http://localhost:1/back?a=1#top', { status: 'SUCCESS', state: 'x&y', error_code: undefined }),
  ).toBe('http://localhost:1/back?a=1&status=SUCCESS&state=x%26y#top')
})
