import { expect, test } from 'vitest'
import { disturbanceState } from './disturbance-state.ts'

const now = new Date('2026-11-27T12:00:00Z')
const past = '2026-11-26T08:00:00.000Z'
const future = '2026-11-28T08:00:00.000Z'

test.each([
  ['Planned', future, undefined],
  ['Planned', future, '2026-11-29T08:00:00.000Z'],
  ['Ongoing', past, undefined],
  ['Ongoing', past, future],
  ['Ongoing', undefined, undefined],
  ['Over', '2026-11-20T08:00:00.000Z', past],
])('B6 a disturbance is listed as %s from %s until %s', (state, from, until) => {
  expect(disturbanceState(from, until, now)).toBe(state)
})
