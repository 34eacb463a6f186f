import { randomUUID } from 'node:crypto'
import { application, clients, order, people } from '@portal/openapi/cast'
import { toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Call, ExampleChecker } from '@portal/openapi/examples'
import type { ExampleFile } from '@portal/studio/seed-examples'
import { createSandbox } from '@portal/sandbox'
import { askToken, ORIGIN, prepareV3 } from './prepare-v3.ts'

/** The descriptions whose examples are sent to the sandbox. */
export const runnable: ReadonlySet<string> = new Set(['accounts-v3', 'payments'])

/** What became of one example that was sent to the sandbox. */
export type Run = { line: number; operation: string; ok: boolean; status: number; answer: string }

const START = Date.parse('2026-11-27T09:12:04+01:00')

/** Sends the requests of a page in the order in which they stand, to a sandbox of its own. */
export async function runPage(page: ExampleFile, api: string, checker: ExampleChecker): Promise<Run[]> {
  const clock = { time: START }
  const wait = (seconds: number) => {
    clock.time += seconds * 1000
  }
  const { fetch } = createSandbox({ now: () => clock.time })
  const token = await askToken(fetch, api)
  const known = new Map(Object.entries(valuesFor(api)))
  const prepare = async () => {
    if (api !== 'accounts-v3') return
    for (const [name, value] of Object.entries(await prepareV3(fetch, token, () => wait(60)))) known.set(name, value)
  }
  await prepare()
  known.set('access_token', token)
  const runs: Run[] = []
  for (const { operation, line, call } of callsOf(page, checker)) {
    wait(operation.endsWith('/synchronize') ? 700 : 1) // Attended synchronisations are ten minutes apart.
    const response = await fetch(toRequest(api, call, known))
    const answer = await response.text()
    if (response.ok) learn(known, operation, answer)
    // The next example of the page speaks of something that is there.
    if (response.ok && call.method === 'DELETE') await prepare()
    runs.push({ line, operation, ok: response.ok, status: response.status, answer: answer.slice(0, 200) })
  }
  return runs
}

function callsOf(page: ExampleFile, checker: ExampleChecker) {
  return page.shown.flatMap((item) => {
    if (item.type !== 'code' || item.example?.kind !== 'request') return []
    const { operation = '' } = item.example
    const call = checker.has(operation) ? checker.call(operation, item) : undefined
    return call ? [{ operation, line: item.line, call }] : []
  })
}

/** What placeholders stand for until an answer says better. */
function valuesFor(api: string): Record<string, string> {
  const { id, secret } = api === 'payments' ? clients.payments : clients.accounts
  return {
    client_id: id,
    client_secret: secret,
    your_reference: people.user.externalId,
    order_id: order.id,
    redirect_url: application.return,
    siret: '99900000000001',
    updated_at: '2026-11-01T00:00:00+01:00',
  }
}

function toRequest(api: string, call: Call, known: ReadonlyMap<string, string>): Request {
  const fill = (text: string, write: (value: string) => string = String) =>
    text.replaceAll(/\{(\w+)\}/g, (typed, name: string) => {
      const value = name.endsWith('request_id') ? randomUUID() : known.get(name)
      return value === undefined ? typed : write(value)
    })
  const headers = new Headers([...call.headers].map(([name, value]) => [name, fill(value)]))
  const basic = /^Basic (.*:.*)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (basic !== undefined) headers.set('authorization', `Basic ${btoa(basic)}`)
  return new Request(`${ORIGIN}/sandbox/${api}${fill(call.path, encodeURIComponent)}`, {
    method: call.method,
    headers,
    ...(call.body === undefined ? {} : { body: fill(call.body) }),
  })
}

/** What an answer gives to the examples after it: the `id` of a new order is `{order_id}`. */
function learn(known: Map<string, string>, operation: string, answer: string): void {
  const [, made] = /^POST \/(?:v\d+\/)?(user|order)s$/.exec(operation) ?? []
  const { id, session_id: session } = parse(answer)
  if (made !== undefined && typeof id === 'string') known.set(`${made}_id`, id)
  if (typeof session === 'string') known.set('session_id', session)
}

function parse(answer: string): JsonRecord {
  try {
    return toRecord(JSON.parse(answer))
  } catch {
    return {}
  }
}
