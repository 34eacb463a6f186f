import { expect, test } from 'vitest'
import { crashMessage } from './crash-message.ts'

test('L3 an error in the browser shows its message, without its stack', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'client_id')")
  expect(crashMessage(error)).toBe("Cannot read properties of undefined (reading 'client_id')")
})

test('L3 an error on the server shows its digest and nothing of its message', () => {
  const error = Object.assign(new Error('password=secret'), { digest: '318042' })
  expect(crashMessage(error)).toBe('The server could not render this page. Its log holds the reason under 318042.')
})

test('L3 an error without a message says so', () => {
  expect(crashMessage(new Error(''))).toBe('The browser gave no reason.')
})
