import { expect, test } from 'vitest'
import { countText, type SearchAnswer } from './answer.ts'
import { NOTHING_YET, reduceDialog } from './dialog-state.ts'

const answer: SearchAnswer = {
  query: 'user',
  total: 5,
  groups: [
    { kind: 'guide', hits: [{ href: '/a', title: ['A'], context: [] }] },
    { kind: 'operation', hits: [{ href: '/b', title: ['B'], context: [] }] },
  ],
}

test('N1 the keys go round through all groups', () => {
  const typed = reduceDialog(NOTHING_YET, { type: 'typed', query: 'user' })
  const shown = reduceDialog(typed, { type: 'answered', query: 'user', answer })
  const down = reduceDialog(shown, { type: 'moved', by: 1 })
  expect([shown.active, down.active, reduceDialog(down, { type: 'moved', by: 1 }).active]).toEqual([0, 1, 0])
  expect(reduceDialog(shown, { type: 'moved', by: -1 }).active).toBe(1)
})

test('N1 an answer that comes late, to what is no longer typed, changes nothing', () => {
  const typed = reduceDialog(NOTHING_YET, { type: 'typed', query: 'users' })
  expect(reduceDialog(typed, { type: 'answered', query: 'user', answer })).toBe(typed)
  expect(reduceDialog(typed, { type: 'failed', query: 'user', problem: 'x' })).toBe(typed)
})

test('N1 while one types on the last results stay, and go with the last letter', () => {
  const typed = reduceDialog(NOTHING_YET, { type: 'typed', query: 'user' })
  const shown = reduceDialog(typed, { type: 'answered', query: 'user', answer })
  expect(reduceDialog(shown, { type: 'typed', query: 'users' }).answer).toBe(answer)
  expect(reduceDialog(shown, { type: 'typed', query: '' }).answer).toBeUndefined()
})

test('N1 the number of results is said', () => {
  expect(countText(answer)).toBe('2 of 5 results')
  expect(countText({ ...answer, total: 0, groups: [] })).toBe('No results')
})
