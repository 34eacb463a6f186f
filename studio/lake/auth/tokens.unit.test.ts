import { expect, test } from 'vitest'
import { letterboxToken } from './letterbox.ts'
import { bearerToken, tokenRole } from './tokens.ts'

const tokens = { writeToken: 'the-write-token', readToken: 'the-read-token' }

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Basic abc', ''],
  ['Bearer', ''],
  ['Bearer a b', ''],
  [null, undefined],
])('C4 the token of %j is %j', (header, token) => expect(bearerToken(header)).toBe(token))

test.each([
  ['the-write-token', 'write'],
  ['the-read-token', 'read'],
  [letterboxToken('the-write-token'), 'letterbox'],
  [letterboxToken('the-read-token'), undefined],
  ['the-write-toke', undefined],
  ['the-write-token2', undefined],
  ['', undefined],
])('C4 %j may %s', (token, role) => expect(tokenRole(token, tokens)).toBe(role))

test.each(['', 'undefined', 'anything', letterboxToken('')])(
  'C4 a lake without tokens knows none, not even %j',
  (token) => {
    expect(tokenRole(token, { writeToken: undefined, readToken: undefined })).toBeUndefined()
    expect(tokenRole(token, { writeToken: '', readToken: '' })).toBeUndefined()
  },
)
