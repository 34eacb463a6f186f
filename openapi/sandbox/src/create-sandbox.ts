import { randomBytes } from 'node:crypto'
import { clients } from '@portal/openapi/cast'
import { descriptions } from '@portal/openapi/descriptions'
import { answerApi, type Context } from './answer.ts'
import { answerBank } from './bank/answer-bank.ts'
import type { Door, Services } from './call.ts'
import { loadApi } from './description/api.ts'
import { SandboxError } from './errors.ts'
import { countAnyCall } from './http/rate.ts'
import { requestIdOf, respond, respondError } from './http/respond.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { createShelf } from './state/shelf.ts'
import { TOKEN_SECONDS, type Token } from './state/tokens.ts'
import { createWorld, type World } from './state/world.ts'
import { DAY, SECOND } from './time.ts'
import { answerWebhooks } from './webhooks/answer-webhooks.ts'
import { deliver, type WebhookOptions } from './webhooks/deliver.ts'

export type SandboxOptions = {
  now?: () => number
  limits?: Partial<Limits>
  /** Whether a client id is one of the portal's. The published ones are, unless this says otherwise. */
  isClient?: (clientId: string) => boolean | Promise<boolean>
  /** Lets visitors have events sent to programs on this machine. Nothing is sent without. */
  webhooks?: WebhookOptions
  /** The brand that the simulated bank's pages carry. */
  brand?: () => string | Promise<string>
}

export type Sandbox = { fetch: (request: Request) => Promise<Response> }

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function secret(length: number): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/**
 * The described APIs, simulated: answers `/sandbox/<description id>/…` and the pages under `/sandbox/bank/`. State is
 * held in memory, apart for each visitor, within limits.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const now = options.now ?? Date.now
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const published: ReadonlySet<string> = new Set(Object.values(clients).map(({ id }) => id))
  const worlds = createShelf<World>({ most: limits.worlds, lifetime: limits.worldLifetime, now })
  const tokens = createShelf<Token>({ most: limits.tokens, lifetime: DAY, now })
  const doors = createShelf<Door>({ most: limits.tokens, lifetime: DAY, now })
  const calls = { second: 0, count: 0 }

  function worldOf(key: string): World {
    const world = worlds.get(key) ?? createWorld(key)
    worlds.set(key, world)
    return world
  }

  const services: Services = {
    now,
    secret,
    limits,
    issueToken(fields) {
      const token = { ...fields, value: `sbx_${secret(32)}`, expiresAt: now() + TOKEN_SECONDS * SECOND }
      tokens.set(token.value, token)
      return token
    },
    findToken: tokens.get,
    revokeToken: tokens.delete,
    worlds: worlds.list,
    openDoor: doors.set,
    findDoor: doors.get,
    worldOf,
    brand: options.brand ?? (() => ''),
    isClient: async (id) => (options.isClient ?? ((known) => published.has(known)))(id),
    notify: (world, event) => {
      if (options.webhooks) void deliver(world, event, now(), options.webhooks)
    },
    schedule: (milliseconds, work) => {
      if (options.webhooks) setTimeout(work, milliseconds).unref()
    },
  }

  return {
    async fetch(request) {
      const { pathname, origin } = new URL(request.url)
      const context: Context = { services, origin }
      const [, head = '', rest = '/'] = /^\/sandbox\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
      const asked = { api: undefined, operation: undefined, request, requestId: requestIdOf(request) }
      try {
        countAnyCall(calls, now(), limits)
        const api = loadApi(head)
        if (api) return await answerApi(api, rest, request, context)
        if (head === 'bank') return await answerBank(rest, request, context)
        if (head === 'webhooks') return respond(asked, await answerWebhooks(request, context, options.webhooks))
        const ids = descriptions.map(({ id }) => `/sandbox/${id}`).join(', ')
        throw new SandboxError('RESOURCE_UNKNOWN', { description: `The sandbox answers under ${ids}.` })
      } catch (error) {
        if (error instanceof SandboxError) return respondError(asked, error)
        console.error('[sandbox]', error)
        return respond(asked, {
          status: 500,
          body: { error: 'INTERNAL_ERROR', error_description: 'Something went wrong.' },
        })
      }
    },
  }
}
