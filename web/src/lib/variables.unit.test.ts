import { expect, test } from 'vitest'
import { replaceVariables, replaceVariablesIn } from './variables.ts'

const variables = new Map([['brand', 'Passerelle']])

test('B4 a known name is replaced, an unknown one stays as typed, a placeholder for the reader too', () => {
  expect(replaceVariables('{{brand}}, {{ brand }}, {{other}}, {access_token}', variables)).toBe(
    'Passerelle, Passerelle, {{other}}, {access_token}',
  )
})

test('B4 every text within a value is replaced; ids and keys are no text', () => {
  expect(
    replaceVariablesIn({ _id: '{{brand}}', label: '{{brand}}', links: [{ label: 'On {{brand}}' }] }, variables),
  ).toEqual({
    _id: '{{brand}}',
    label: 'Passerelle',
    links: [{ label: 'On Passerelle' }],
  })
})
