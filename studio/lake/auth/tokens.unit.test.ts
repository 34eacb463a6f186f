import { expect, test } from 'vitest'
import { letterboxToken } from './letterbox.ts'
import { bearerToken, createTokenReader, tokenHash } from './tokens.ts'

const read = createTokenReader(
  { writeToken: 'the-write-token', readToken: 'the-read-token', adminToken: 'the-admin-token' },
  () => [{ id: 'x', label: 'CI', role: 'read', hash: tokenHash('given-out').toString('base64url'), createdAt: '' }],
)

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Basic abc', ''],
  ['Bearer', ''],
  ['Bearer a b', ''],
  [null, undefined],
])('C4 the token of %j is %j', (header, token) => expect(bearerToken(header)).toBe(token))

test.each([
  ['the-write-token', { role: 'write' }],
  ['the-read-token', { role: 'read' }],
  ['the-admin-token', { role: 'admin' }],
  ['given-out', { role: 'read', name: 'CI', id: 'token-x' }],
  [tokenHash('given-out').toString('base64url'), undefined],
  [letterboxToken('the-write-token'), { kind: 'anonymous', mayLeaveLetters: true }],
  [letterboxToken('the-read-token'), undefined],
  ['the-write-toke', undefined],
  ['the-write-token2', undefined],
  ['', undefined],
])('C4 %j stands for %j', (token, viewer) => {
  expect({ viewer: read(token) }).toMatchObject({ viewer })
})

test.each(['', 'undefined', 'anything', letterboxToken('')])(
  'C4 a lake without tokens knows none, not even %j',
  (token) => {
    for (const none of [undefined, '']) {
      const tokens = { writeToken: none, readToken: none, adminToken: none }
      expect(createTokenReader(tokens, () => [])(token)).toBeUndefined()
    }
  },
)
