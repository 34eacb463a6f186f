import { expect, test } from 'vitest'
import { frameProblem } from './frame-problem.ts'

const frame = {
  studioUrl: 'https://studio.bank.example/presentation',
  portalUrl: 'http://portal.bank.example',
  isConnected: false,
  isOverdue: false,
}

test('O1 a portal over http in a Studio over https is named as the cause at once', () => {
  expect(frameProblem(frame)).toMatch(
    /^The Studio is open over https and the portal, http:\/\/portal\.bank\.example, over http: browsers refuse/,
  )
})

test('O1 a portal that does not answer in time is named with what to look at, one that still may is not', () => {
  const slow = { ...frame, portalUrl: 'https://portal.bank.example' }
  expect(frameProblem(slow)).toBeUndefined()
  expect(frameProblem({ ...slow, isOverdue: true })).toMatch(
    /does not answer.* framed by https:\/\/studio\.bank\.example /,
  )
})

test('O1 a portal of this machine may be framed over http, and what shows has no problem', () => {
  expect(frameProblem({ ...frame, portalUrl: 'http://localhost:3000' })).toBeUndefined()
  expect(frameProblem({ ...frame, isConnected: true, isOverdue: true })).toBeUndefined()
})
