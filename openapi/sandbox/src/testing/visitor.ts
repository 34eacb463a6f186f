import { isRecord, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'

const ORIGIN = 'http://localhost:3000'

export type Reply = { status: number; headers: Headers; body: JsonRecord; text: string }

export type Clock = { now: () => number; forward: (milliseconds: number) => void }

/** A clock that moves only when a test says so. */
export function createClock(start = Date.parse('2026-11-27T09:12:04+01:00')): Clock {
  let time = start
  return {
    now: () => time,
    forward: (milliseconds) => {
      time += milliseconds
    },
  }
}

export type Send = (
  method: string,
  path: string,
  options?: { body?: unknown; form?: Record<string, string>; headers?: Record<string, string> },
) => Promise<Reply>

/** Sends requests to a sandbox as a program would; paths begin below `/sandbox`. */
export function sender(sandbox: Sandbox, headers: Record<string, string> = {}): Send {
  return async (method, path, { body, form, headers: more } = {}) => {
    const url = path.startsWith('http') ? path : `${ORIGIN}/sandbox${path}`
    const response = await sandbox.fetch(
      new Request(url, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(form && { body: new URLSearchParams(form) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text), text }
  }
}

function parse(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : { list: value }
  } catch {
    return {}
  }
}

export const SECRET = 'a-secret-of-the-tests'

/** A sandbox that does not count calls, and a visitor's token for one of its APIs. */
export async function visit(api: string, options: SandboxOptions & { scope?: string; clientId?: string } = {}) {
  const { scope, clientId = 'sandbox-demo-accounts', ...rest } = options
  const clock = createClock()
  const sandbox = createSandbox({ now: clock.now, ...rest, limits: { ...UNCOUNTED, ...rest.limits } })
  const token = await askToken(sandbox, api, { ...(scope && { scope }), client_id: clientId })
  return { clock, sandbox, token, send: sender(sandbox, { authorization: `Bearer ${token}` }) }
}

const UNCOUNTED = { callsPerSecond: Infinity, allCallsPerSecond: Infinity }

/** Asks for a token by client credentials. */
export async function askToken(sandbox: Sandbox, api: string, form: Record<string, string> = {}): Promise<string> {
  const fields = {
    grant_type: 'client_credentials',
    client_id: 'sandbox-demo-accounts',
    client_secret: SECRET,
    ...(api === 'insights' && { scope: 'insights_read insights_compute' }),
    ...form,
  }
  const basic = Buffer.from(`${fields.client_id}:${fields.client_secret}`).toString('base64')
  const reply = await sender(sandbox)('POST', `/${api}/token`, {
    form: api === 'payments' ? { grant_type: fields.grant_type } : fields,
    headers: api === 'payments' ? { authorization: `Basic ${basic}` } : {},
  })
  return toText(toRecord(reply.body)['access_token'])
}
