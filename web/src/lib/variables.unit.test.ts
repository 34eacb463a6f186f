import { expect, test } from 'vitest'
import { replaceVariables } from '@portal/content-rules/variables'
import { replaceVariablesIn } from './variables.ts'

const variables = new Map([
  ['brand', 'Passerelle'],
  ['api_host', 'api.example'],
])

test('B4 a variable is replaced wherever it stands, an unknown one stays as typed', () => {
  expect(replaceVariables('{{brand}} at https://{{ api_host }}/v3, {{nothing}}, {access_token}', variables)).toBe(
    'Passerelle at https://api.example/v3, {{nothing}}, {access_token}',
  )
})

test('B4 every text of a document is replaced, the fields of the system are not', () => {
  const page = {
    _id: '{{brand}}',
    title: 'On {{brand}}',
    body: [{ _key: '{{brand}}', code: { code: '{{api_host}}' } }],
    n: 2,
    none: null,
  }
  expect(replaceVariablesIn(page, variables)).toEqual({
    _id: '{{brand}}',
    title: 'On Passerelle',
    body: [{ _key: '{{brand}}', code: { code: 'api.example' } }],
    n: 2,
    none: null,
  })
})

test('M5 characters that nobody sees are taken from the end of a text', () => {
  expect(replaceVariables('Overview\u200B\u200C', variables)).toBe('Overview')
})

test('O1 the mark by which a click in a preview finds the field of a text is left alone', () => {
  const mark = '\u200B\u200C\u200D\uFEFF'.repeat(30)
  expect(replaceVariablesIn(`Users of {{brand}}${mark}`, new Map([['brand', 'Passerelle']]))).toBe(
    `Users of Passerelle${mark}`,
  )
})
