import { describe, expect, test } from 'vitest'
import { readComeBack } from './come-back.ts'
import { demoReducer, freshState, readState, succeeded, writeState, type Result } from './demo-state.ts'
import { explain } from './explain.ts'

const answer = (status: number, body: unknown = {}): Result => ({
  kind: 'answer',
  status,
  milliseconds: 12,
  headers: ['content-type: application/json'],
  body: JSON.stringify(body),
})

describe('the state of a demo', () => {
  test('H2 survives being written and read', () => {
    const state = demoReducer(
      { ...freshState({ secret: 'x' }), step: 1, running: 'user' },
      { type: 'answered', call: 'user', result: answer(201), held: { userId: '7' } },
    )
    expect(readState(writeState(state), 4)).toEqual(state)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":2,"step":0}'],
    ['a step that is not there', '{"version":1,"step":9}'],
    ['a step that is no number', '{"version":1,"step":"1"}'],
  ])('H2 %s counts as not begun', (_, text) => {
    expect(readState(text, 4)).toBeUndefined()
  })

  test('H2 members of a wrong kind are dropped', () => {
    const text =
      '{"version":1,"step":1,"held":{"a":1,"b":"2"},"results":{"x":{"kind":"answer"},"y":{"kind":"failure","message":"m"}}}'
    expect(readState(text, 4)).toEqual({
      step: 1,
      held: { b: '2' },
      results: { y: { kind: 'failure', message: 'm' } },
      running: undefined,
    })
  })
})

describe('explain', () => {
  test('H2 an error says what to do, success says nothing', () => {
    expect(explain(answer(409, { error: 'CONFLICT' }))).toMatchObject({ title: '409 CONFLICT' })
    expect(explain(answer(401, { error: 'invalid_token' }))).toMatchObject({ step: 0 })
    expect(explain(answer(500, { error: 'NEW', error_description: 'Why.' }))).toEqual({
      title: '500 NEW',
      text: 'Why.',
    })
    expect(explain(answer(201))).toBeUndefined()
    expect(succeeded(answer(201)) && !succeeded(answer(400)) && !succeeded(undefined)).toBe(true)
  })
})

describe('readComeBack', () => {
  const held = { sessionId: 'ws_1', state: 's', orderId: 'o' }
  test.each([
    ['', 'none'],
    ['?utm_source=x', 'none'],
    ['?session_id=ws_1&state=s&status=SUCCESS', 'ok'],
    ['?session_id=ws_1&state=other&status=SUCCESS', 'foreign'],
    ['?session_id=ws_2&state=s', 'foreign'],
    ['?order_id=o', 'ok'],
    ['?order_id=p', 'foreign'],
  ])('H2 %s is %s', (search, kind) => {
    expect(readComeBack(search, held).kind).toBe(kind)
  })
})
