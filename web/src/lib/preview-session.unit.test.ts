import { expect, test } from 'vitest'
import { openSession, sealSession, type PreviewSession } from './preview-session.ts'
import { seal } from './sealed.ts'

const SECRET = 'a secret of the tests'
const NOW = Date.parse('2026-11-28T12:00:00Z')
const session: PreviewSession = { kind: 'link', link: 'l', document: 'page_docs_x', until: NOW + 1000 }

test('M5 a session opens until its end', () => {
  const cookie = sealSession(session, SECRET)
  expect(openSession(cookie, SECRET, NOW)).toEqual(session)
  expect(openSession(cookie, SECRET, NOW + 999)).toEqual(session)
  expect(openSession(cookie, SECRET, NOW + 1000)).toBeUndefined()
})

test('M5 a session that was changed, or made elsewhere, opens nothing', () => {
  const cookie = sealSession(session, SECRET)
  const [, signature] = cookie.split('.')
  const forged = Buffer.from(JSON.stringify({ kind: 'studio', until: NOW + 1e9 })).toString('base64url')
  const others = [
    sealSession(session, 'another secret'),
    `${forged}.${signature}`,
    `${forged}.`,
    `${cookie}.x`,
    cookie.slice(0, -1),
    seal(SECRET, 'preview-link', session),
    seal(SECRET, 'preview-session', { kind: 'link', until: NOW + 1000 }),
    '.',
    'x'.repeat(3000),
    '',
  ]
  for (const other of others) expect(openSession(other, SECRET, NOW)).toBeUndefined()
  expect(openSession(undefined, SECRET, NOW)).toBeUndefined()
  expect(openSession(cookie, undefined, NOW)).toBeUndefined()
})
