import { expect, test } from 'vitest'
import { byUrgency, latest, stateOf, type Timed } from './disturbance-state.ts'

const now = new Date('2026-11-27T12:00:00Z')
const past = '2026-11-26T08:00:00.000Z'
const future = '2026-11-28T08:00:00.000Z'
const update = (at: string, status: string) => ({ at, status })

test.each<[string, string, Timed]>([
  ['has begun', 'Open', { from: past }],
  ['ends later', 'Open', { from: past, until: future }],
  [
    'is watched',
    'Monitored',
    { from: past, updates: [update(past, 'monitoring'), update('2026-11-25T00:00:00.000Z', 'open')] },
  ],
  ['is resolved by its last update', 'Closed', { from: past, updates: [update(past, 'resolved')] }],
  ['has ended', 'Closed', { from: '2026-11-20T00:00:00.000Z', until: past, updates: [update(past, 'open')] }],
  ['begins later', 'Planned', { from: future, updates: [update(past, 'open')] }],
])('H4 a disturbance that %s is %s', (_what, state, disturbance) => {
  expect(stateOf(disturbance, now)).toBe(state)
})

const lasting = (severity: string, from: string): Timed => ({ severity, from })

test('H4 the worst that lasts comes first, then what is planned, then what is over, the newest first', () => {
  const all: Timed[] = [
    { severity: 'BLOCKING', from: '2026-10-01', until: '2026-10-02' },
    { severity: 'MINOR', from: '2026-11-01', until: '2026-11-02' },
    lasting('MINOR', '2027-02-01'),
    lasting('BLOCKING', '2027-03-01'),
    lasting('MINOR', '2026-11-20'),
    lasting('BLOCKING', '2026-11-20'),
    lasting('MAJOR', '2026-11-20'),
    lasting('MAJOR', '2026-11-21'),
  ]
  expect(all.toSorted(byUrgency(now)).map((one) => all.indexOf(one))).toEqual([5, 7, 6, 4, 2, 3, 1, 0])
})

test('H4 the latest update is the newest, wherever it stands', () => {
  expect(latest([update('2026-11-02', 'b'), update('2026-11-03', 'c'), update('2026-11-01', 'a')])?.status).toBe('c')
  expect(latest(null)).toBeUndefined()
})
