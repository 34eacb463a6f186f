import { expect, test } from 'vitest'
import { matchesQuery, offeredOperations } from './search-operations.ts'

const bundled = [
  { api: 'accounts-v3', operation: 'POST /v3/users', summary: 'Create a user' },
  { api: 'accounts-v3', operation: 'GET /health', summary: '' },
  { api: 'payments', operation: 'GET /health', summary: 'Is it up' },
]

test('O7 operations are offered once, of one description or of all', () => {
  expect(offeredOperations(bundled, 'payments')).toEqual([
    { operation: 'GET /health', summary: 'Is it up', apis: ['payments'] },
  ])
  expect(offeredOperations(bundled, undefined)).toEqual([
    { operation: 'POST /v3/users', summary: 'Create a user', apis: ['accounts-v3'] },
    { operation: 'GET /health', summary: 'Is it up', apis: ['accounts-v3', 'payments'] },
  ])
})

test('O7 an operation is found by words of its path, summary and description, in any order and case', () => {
  const [users, health] = offeredOperations(bundled, undefined)
  if (!users || !health) throw new Error('Nothing is offered')
  expect(['user create', '/v3/USERS', 'accounts post', ''].map((query) => matchesQuery(query, users))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(matchesQuery('user delete', users)).toBe(false)
  expect(matchesQuery('payments up', health)).toBe(true)
})
