import type { Services } from '../call.ts'
import { unknownResource } from '../errors.ts'
import { shelfPerWorld, type World } from '../state/world.ts'
import { MINUTE } from '../time.ts'
import type { Mode } from './institutions.ts'

export type Flow = 'ADD_CONNECTION' | 'RENEW_CONNECTION' | 'MANAGE_CONNECTION' | 'MANAGE_ALL'
export type SessionStatus = 'CREATED' | 'OPENED' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED'

/** What shapes the widget's screens. */
export type SessionSettings = {
  redirectUrl: string | undefined
  cancelUrl: string | undefined
  /** Where the user comes back to from the page of a bank, before the end. */
  callbackUrl: string | undefined
  state: string | undefined
  locale: string
  autoSync: boolean
  selectAccounts: boolean
  skipResult: boolean
  professional: boolean
  countries: readonly string[]
  include: readonly string[]
  exclude: readonly string[]
  preselected: string | undefined
}

/** Where the user is in the simulated bank. `tried`: what the bank refused at this step, in words. */
export type Step =
  | { name: 'choose' }
  | { name: 'manage' }
  | { name: 'login'; visit: Visit; tried?: string }
  | { name: 'challenge'; visit: Visit; tried?: string }
  | { name: 'approve'; visit: Visit }
  | { name: 'consent'; visit: Visit }
  | { name: 'down'; visit: Visit }
  | { name: 'end'; status: 'SUCCESS' | 'CANCELLED' | 'ERROR'; errorCode?: string }

/** What the user does at one institution. */
export type Visit = { institutionId: string; modes: readonly Mode[]; scenario: string }

/** One opening of the widget, bound to one user and one flow. */
export type Session = {
  id: string
  version: 'v2' | 'v3'
  userId: string
  flow: Flow
  connectionId: string | undefined
  status: 'CREATED' | 'OPENED' | 'COMPLETED' | 'CANCELLED'
  settings: SessionSettings
  step: Step
  createdAt: number
}

export const sessionsOf = shelfPerWorld<Session>(100)

const LIFETIME = 30 * MINUTE

export function sessionEnd({ createdAt }: Session): number {
  return createdAt + LIFETIME
}

/** How far the user is, at an instant. */
export function sessionStatus(session: Session, now: number): SessionStatus {
  const over = session.status === 'COMPLETED' || session.status === 'CANCELLED'
  return !over && now >= sessionEnd(session) ? 'EXPIRED' : session.status
}

/** The session with this id. @throws {SandboxError} */
export function sessionById(world: World, id: unknown): Session {
  const session = typeof id === 'string' ? sessionsOf(world).get(id) : undefined
  if (!session) throw unknownResource('session')
  return session
}

type NewSession = Pick<Session, 'version' | 'userId' | 'flow' | 'connectionId' | 'settings'>

/** Opens a session and the door of its pages. Its id cannot be guessed: whoever knows it sees the pages. */
export function addSession(world: World, services: Services, api: string, fields: NewSession): Session {
  const id = `ws_${services.secret(16)}`
  const session: Session = { ...fields, id, status: 'CREATED', step: firstStep(fields), createdAt: services.now() }
  sessionsOf(world).set(id, session)
  services.openDoor(id, { worldKey: world.key, kind: 'session', api })
  return session
}

/** Managing begins with what there is, everything else with the choice of a bank. */
function firstStep({ flow }: NewSession): Step {
  return { name: flow === 'MANAGE_ALL' || flow === 'MANAGE_CONNECTION' ? 'manage' : 'choose' }
}
