import { recordOf, type DemoCall, type DemoRequest, type Held } from './demo.ts'
import type { Result } from './demo-state.ts'

/** The headers of an answer that an integrator looks at. */
const SHOWN = ['content-type', 'location', 'retry-after', 'x-request-id', 'x-fwd-request-id']

const MOST_TRIES = 10
const WAIT_MS = 1000

/** Sends a call of a demo, again while its answer is pending. Never throws: what goes wrong is a result too. */
export async function runCall(call: DemoCall, held: Held): Promise<Result> {
  let result = await send(call.build(held))
  for (let tries = 1; tries < MOST_TRIES && isPending(call, result); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    result = await send(call.build(held))
  }
  return result
}

function isPending({ pending }: DemoCall, result: Result): boolean {
  return result.kind === 'answer' && result.status < 400 && pending?.(parseBody(result.body)) === true
}

async function send(request: DemoRequest): Promise<Result> {
  const started = performance.now()
  try {
    const response = await fetch(request.path, {
      method: request.method,
      headers: headersOf(request),
      cache: 'no-store',
      ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
      ...(request.form && { body: new URLSearchParams(request.form) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return {
      kind: 'answer',
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
      headers: SHOWN.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [`${name}: ${value}`]
      }),
      body: pretty(text),
    }
  } catch {
    return { kind: 'failure', message: 'The sandbox did not answer. Check your connection, then run the call again.' }
  }
}

function headersOf({ headers = {}, basic, json }: DemoRequest): Record<string, string> {
  return {
    ...headers,
    ...(basic && { Authorization: `Basic ${btoa(`${basic.user}:${basic.password}`)}` }),
    ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** A body as an object; anything else counts as empty. */
export function parseBody(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}
