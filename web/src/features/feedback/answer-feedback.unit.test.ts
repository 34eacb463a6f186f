import { beforeEach, describe, expect, test } from 'vitest'
import { answerFeedback, type FeedbackServices } from './answer-feedback.ts'

const PATH = '/docs/accounts/v3/users'
const ID = 'a'.repeat(32)

let stored: [string, Record<string, unknown>][]
let services: FeedbackServices
beforeEach(() => {
  stored = []
  services = {
    mayCall: () => true,
    findPage: async (path) => (path === PATH ? 'page_users' : undefined),
    store: async (...letter) => void stored.push(letter),
    now: () => new Date('2026-11-28T08:00:00Z'),
  }
})

const JSON_PLEASE = { accept: 'application/json' }

const send = (fields: Record<string, string> | string, headers: Record<string, string> = JSON_PLEASE) =>
  answerFeedback(
    new Request('http://portal.example/api/feedback', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    }),
    services,
  )
const outcome = async (response: Response) => [response.status, await response.json()]

describe('the answer to a form', () => {
  test('N6 what a reader says is stored beside the page, and nothing about the reader', async () => {
    const fields = `id=${ID}&path=${PATH}&helpful=no&reason=missing&reason=wrong&reason=missing&comment=+No%0Aexample%00+`
    const response = await send(fields, { ...JSON_PLEASE, 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Agent' })
    expect(await outcome(response)).toEqual([200, { outcome: 'sent' }])
    expect(stored).toEqual([
      [
        ID,
        {
          page: { _type: 'reference', _ref: 'page_users', _weak: true },
          path: PATH,
          helpful: false,
          reasons: ['missing', 'wrong'],
          comment: 'No\nexample',
          at: '2026-11-28T08:00:00.000Z',
        },
      ],
    ])
  })

  test('N6 without scripts the browser is led back to the page, to what became of it', async () => {
    const response = await send({ path: PATH, helpful: 'yes' }, { accept: 'text/html' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}#feedback-sent`])
    expect(stored).toEqual([[expect.stringMatching(/^[0-9a-f]{32}$/), expect.objectContaining({ helpful: true })]])
    services.store = () => Promise.reject(new Error('down'))
    const failed = await send({ path: PATH, helpful: 'yes' }, { accept: 'text/html' })
    expect(failed.headers.get('location')).toBe(`${PATH}#feedback-not-sent`)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of the host', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('Q3 a form of %s', async (_name, headers, status) => {
    expect((await send({ path: PATH, helpful: 'yes' }, { ...JSON_PLEASE, ...headers })).status).toBe(status)
  })

  test.each([
    ['no vote', { path: PATH }],
    ['a vote that is none', { path: PATH, helpful: 'maybe' }],
    ['no path', { helpful: 'yes' }],
    ['a path to elsewhere', { path: '//evil.example', helpful: 'yes' }],
    ['a path with a line end', { path: `${PATH}\r\nx: y`, helpful: 'yes' }],
    ['a path outside of the guides', { path: '/api/revalidate', helpful: 'yes' }],
    ['a reason that is none', { path: PATH, helpful: 'no', reason: '<b>' }],
    ['a comment that is too long', { path: PATH, helpful: 'no', comment: 'x'.repeat(2001) }],
    ['an id that is none', { path: PATH, helpful: 'no', id: 'page_users' }],
  ])('Q3 a form with %s is refused', async (_name, fields) => {
    expect(await outcome(await send(fields))).toEqual([400, { outcome: 'refused' }])
    expect(stored).toEqual([])
  })

  test('Q3 a form that is too large is refused before it is read', async () => {
    expect((await send({ path: PATH, helpful: 'no', comment: 'x'.repeat(20_000) })).status).toBe(413)
  })

  test('N6 a robot that fills in what readers do not see is thanked, and nothing is stored', async () => {
    expect(await outcome(await send({ path: PATH, helpful: 'yes', website: 'x' }))).toEqual([200, { outcome: 'sent' }])
    expect(stored).toEqual([])
  })

  test('N6 a page that is not there, too many calls and a lake that is down are said politely', async () => {
    expect(await outcome(await send({ path: `${PATH}-gone`, helpful: 'no' }))).toEqual([404, { outcome: 'unknown' }])
    services.store = () => Promise.reject(new Error('down'))
    expect(await outcome(await send({ path: PATH, helpful: 'no' }))).toEqual([503, { outcome: 'failed' }])
    services.mayCall = () => false
    expect(await outcome(await send({ path: PATH, helpful: 'no' }))).toEqual([429, { outcome: 'busy' }])
  })

  test('N6 callers are told apart by a word that is not their address', async () => {
    const callers: string[] = []
    services.mayCall = (caller) => callers.push(caller) > 0
    for (const address of ['203.0.113.7', '203.0.113.8', 'made up, 203.0.113.7'])
      await send({ path: PATH, helpful: 'yes' }, { ...JSON_PLEASE, 'x-forwarded-for': address })
    expect(callers[0]).toBe(callers[2])
    expect(callers[0]).not.toBe(callers[1])
    expect(callers.join(' ')).not.toContain('203')
  })
})
