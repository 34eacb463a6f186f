import { SECOND } from '../time.ts'
import { seededUuid } from '../state/seed.ts'
import type { Connection } from './connections.ts'
import { scenarioOf } from './connections.ts'

export type Trigger = 'INITIAL' | 'NIGHTLY' | 'API' | 'WIDGET'

/** One reading of the bank. It ends by itself: what it says depends on when it is asked. */
export type Run = {
  id: string
  trigger: Trigger
  startedAt: number
  endsAt: number
  /** The status of the channels when it ends. V2 and V3 differ in one name. */
  outcome: { v2: string; v3: string }
  announced: boolean
}

/** How long a reading takes: long enough to be seen running, short enough to wait for. */
export const RUN_LENGTH = 3 * SECOND

const SUCCESS = { v2: 'SUCCESS', v3: 'SUCCESS' }

/** Starts a reading. `outcome` overrides what the profile of the connection says. */
export function startRun(connection: Connection, trigger: Trigger, now: number, outcome?: Run['outcome']): Run {
  const run: Run = {
    id: `sy_${seededUuid(`${connection.id} run ${connection.runs.length}`).slice(0, 8)}`,
    trigger,
    startedAt: now,
    endsAt: now + RUN_LENGTH,
    outcome: outcome ?? plannedOutcome(connection, trigger),
    announced: false,
  }
  connection.runs.push(run)
  if (connection.runs.length > 50) connection.runs.splice(1, 1)
  return run
}

function plannedOutcome(connection: Connection, trigger: Trigger): Run['outcome'] {
  const scenario = scenarioOf(connection)
  if (!scenario || scenario.outcome === 'SUCCESS') return SUCCESS
  // A renewal in the widget has just answered what the profile asks for.
  if (trigger === 'WIDGET' && scenario.failsFromRun === 2) return SUCCESS
  return connection.runs.length + 1 >= (scenario.failsFromRun ?? 1) ? scenario.channelStatus : SUCCESS
}

export function lastRun({ runs }: Connection): Run | undefined {
  return runs.at(-1)
}

export function isRunning(connection: Connection, now: number): boolean {
  const run = lastRun(connection)
  return run !== undefined && run.endsAt > now
}

/** The end of the last reading that succeeded. */
export function lastSuccess({ runs }: Connection, now: number): number | undefined {
  return runs.findLast((run) => run.endsAt <= now && isSuccess(run.outcome.v3))?.endsAt
}

export function lastEnd({ runs }: Connection, now: number): number | undefined {
  return runs.findLast((run) => run.endsAt <= now)?.endsAt
}

export function isSuccess(status: string): boolean {
  return status === 'SUCCESS' || status === 'PARTIAL_SUCCESS' || status === 'EMPTY'
}

/** The status of each channel of a connection. */
export function channelStatus(connection: Connection, now: number): Run['outcome'] {
  const run = lastRun(connection)
  if (!run) return { v2: 'NEVER', v3: 'NEVER_SYNCED' }
  return run.endsAt > now ? { v2: 'RUNNING', v3: 'RUNNING' } : run.outcome
}

/** The status of a connection, as it follows from its channels. */
export function connectionStatus(connection: Connection, now: number): string {
  if (connection.closedAt !== undefined) return 'CLOSED'
  const { v3 } = channelStatus(connection, now)
  if (v3 === 'RUNNING' || v3 === 'PARTIAL_SUCCESS') return v3
  return isSuccess(v3) || v3 === 'NEVER_SYNCED' ? 'SUCCESS' : 'FAILED'
}

const ACTIONS: Readonly<Record<string, string>> = {
  TOKEN_EXPIRED: 'RENEW_CONSENT',
  CONSENT_REVOKED: 'RENEW_CONSENT',
  AUTH_FAILED: 'UPDATE_CREDENTIALS',
  PASSWORD_CHANGE_REQUIRED: 'UPDATE_CREDENTIALS',
  CHALLENGE_REQUIRED: 'ANSWER_CHALLENGE',
  CHALLENGE_FAILED: 'ANSWER_CHALLENGE',
  CHALLENGE_TIMED_OUT: 'ANSWER_CHALLENGE',
  USER_ACTION_REQUIRED: 'ACT_ON_BANK_SITE',
  ACCOUNT_LOCKED: 'CONTACT_BANK',
  PROVIDER_UNAVAILABLE: 'WAIT',
  TECHNICAL_ERROR: 'WAIT',
}

/** What the user has to do about a channel status of V3. */
export function requiredAction(status: string): string {
  return ACTIONS[status] ?? 'NONE'
}
