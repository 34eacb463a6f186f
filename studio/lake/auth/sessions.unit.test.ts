import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createSessionTable } from '../store/sessions.ts'
import { createSessions, sessionIds } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000

function setUp() {
  const db = new DatabaseSync(':memory:')
  let now = Date.UTC(2026, 10, 27)
  const sessions = createSessions({ table: createSessionTable(db), clock: () => new Date(now) })
  return { db, sessions, pass: (ms: number) => (now += ms) }
}

test('C4 a session is open until it expires or is closed', () => {
  const { sessions, pass } = setUp()
  const first = sessions.open()
  const second = sessions.open()
  expect(first.id).not.toBe(second.id)
  expect(first.id.length).toBeGreaterThanOrEqual(43)
  sessions.close(second.id)
  expect(sessions.isOpen(second.id)).toBe(false)
  pass(first.maxAgeSeconds * 1000 - 1)
  expect(sessions.isOpen(first.id)).toBe(true)
  pass(1)
  expect(sessions.isOpen(first.id)).toBe(false)
})

test('C4 session ids are stored hashed', () => {
  const { db, sessions } = setUp()
  const { id } = sessions.open()
  expect(JSON.stringify(db.prepare('SELECT * FROM sessions').all())).not.toContain(id)
})

test('C4 a session is ageing in its second half', () => {
  const { sessions, pass } = setUp()
  const { id } = sessions.open()
  expect(sessions.isAgeing(id)).toBe(false)
  pass(4 * DAY)
  expect(sessions.isAgeing(id)).toBe(true)
})

test('C4 sessions do not pile up', () => {
  const { db, sessions, pass } = setUp()
  for (let count = 0; count < 250; count += 1) {
    sessions.open()
    pass(1)
  }
  expect(db.prepare('SELECT count(*) AS n FROM sessions').get()).toEqual({ n: 200 })
})

test.each([
  [null, []],
  ['other=1', []],
  ['a=1; lake_session=abc', ['abc']],
  ['lake_session=abc; lake_session=def', ['abc', 'def']],
  ['xlake_session=abc', []],
])('C4 the session ids of %j are %j', (cookie, ids) => expect(sessionIds(cookie)).toEqual(ids))
