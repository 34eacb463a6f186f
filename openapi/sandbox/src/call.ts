import type { JsonRecord } from '@portal/openapi/json'
import type { Api } from './description/api.ts'
import type { SandboxOperation } from './description/operation.ts'
import type { Limits } from './limits.ts'
import type { Token } from './state/tokens.ts'
import type { World } from './state/world.ts'

/** What behaviours may use of the world around them; tests pass their own. */
export type Services = {
  now: () => number
  /** Text that cannot be guessed, of this length. */
  secret: (length: number) => string
  limits: Limits
  /** Gives out a token that acts in the caller's world. */
  issueToken: (token: Omit<Token, 'value' | 'expiresAt'>) => Token
  findToken: (value: string) => Token | undefined
  revokeToken: (value: string) => void
  /** Every state that is held, the one used longest ago first. */
  worlds: () => World[]
  /** Makes the address `/sandbox/bank/<id>` lead to this visitor's state. */
  openDoor: (id: string, door: Door) => void
  findDoor: (id: string) => Door | undefined
  worldOf: (key: string) => World
  brand: () => string | Promise<string>
  isClient: (clientId: string) => Promise<boolean>
  /** Tells the visitor's server of an event, where the operator allows it. */
  notify: (world: World, event: Notification) => void
  /** Does something later, for events that come by themselves; does nothing where no events are sent. */
  schedule: (milliseconds: number, work: () => void) => void
}

/** What a page of the simulated bank works on. */
export type Door = { worldKey: string; kind: 'session' | 'order'; api: string }

export type Notification =
  | { kind: 'event'; type: string; body: JsonRecord; unsigned?: boolean }
  | { kind: 'resource'; type: string; id: string }

/** One request that has passed the description: route, security and schemas hold. */
export type Call = {
  api: Api
  operation: SandboxOperation
  world: World
  token: Token | undefined
  services: Services
  /** Scheme and host under which the sandbox was asked. */
  origin: string
  now: number
  request: Request
  path: Record<string, string>
  /** Query parameters in the types of their schemas, defaults filled in. */
  query: JsonRecord
  headers: JsonRecord
  body: unknown
}

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** What an operation does: an answer that lacks what every answer has, or a page as it is. */
export type Behaviour = (call: Call) => Answer | Response | Promise<Answer | Response>

/** Behaviours by operation id. */
export type Behaviours = Readonly<Record<string, Behaviour>>
