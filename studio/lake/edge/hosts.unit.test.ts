import { expect, test } from 'vitest'
import { isAllowedHost } from './hosts.ts'

test.each(['localhost:3334', 'LOCALHOST:3334', '127.0.0.1:3334', '[::1]:3334', 'embedded.localhost:3334'])(
  'C4 Host %s is answered',
  (host) => expect(isAllowedHost(host, 3334, 'embedded')).toBe(true),
)

test.each([
  null,
  '',
  'localhost',
  'localhost:3333',
  'evil.example:3334',
  'localhost.evil.example:3334',
  'other.localhost:3334',
  '127.0.0.1.evil.example:3334',
  'localhost:3334@evil.example',
])('C4 Host %s is refused: it may be a rebound name', (host) =>
  expect(isAllowedHost(host, 3334, 'embedded')).toBe(false),
)
