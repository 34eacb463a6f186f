import { expect, test } from 'vitest'
import { keyOfLink, previewLinkPath } from './preview-link.ts'

const sealedIn = (path: string) => new URL(path, 'http://portal.invalid').searchParams.get('link')

test('O1 a preview link opens with the secret that signed it, and with no other', () => {
  const sealed = sealedIn(previewLinkPath('a-key-of-a-link', 'one secret'))
  expect(keyOfLink(sealed, 'one secret')).toBe('a-key-of-a-link')
  expect(keyOfLink(sealed, 'another secret')).toBeUndefined()
  expect(keyOfLink('a-key-of-a-link', 'one secret')).toBeUndefined()
  expect(keyOfLink(`${sealed}`.replace(/^./, 'X'), 'one secret')).toBeUndefined()
  expect(keyOfLink(null, 'one secret')).toBeUndefined()
})
