import { recordOf, type Held } from './demo.ts'

/** What became of a call. */
export type Result =
  | { kind: 'answer'; status: number; milliseconds: number; headers: readonly string[]; body: string }
  | { kind: 'failure'; message: string }

export type DemoState = {
  step: number
  held: Held
  results: Readonly<Record<string, Result>>
  /** The call that is being sent. */
  running: string | undefined
}

export type DemoEvent =
  | { type: 'restored'; state: DemoState }
  | { type: 'changed'; name: string; value: string }
  | { type: 'started'; call: string; held: Held }
  | { type: 'answered'; call: string; result: Result; held: Held }
  | { type: 'went'; step: number }
  | { type: 'returned'; held: Held; step: number }

/** The state of a demo after an event. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'restored':
      return event.state
    case 'changed':
      return { ...state, held: { ...state.held, [event.name]: event.value } }
    case 'started':
      return { ...state, running: event.call, held: { ...state.held, ...event.held } }
    case 'answered':
      return {
        ...state,
        running: undefined,
        held: { ...state.held, ...event.held },
        results: { ...state.results, [event.call]: event.result },
      }
    case 'went':
      return { ...state, step: event.step }
    case 'returned':
      return { ...state, step: event.step, held: { ...state.held, ...event.held } }
  }
}

/** A demo that nobody has begun. */
export function freshState(held: Held): DemoState {
  return { step: 0, held, results: {}, running: undefined }
}

/** Whether a result lets the next step begin. */
export function succeeded(result: Result | undefined): boolean {
  return result?.kind === 'answer' && result.status < 400
}

/** What a tab remembers, as text. */
export function writeState({ step, held, results }: DemoState): string {
  return JSON.stringify({ version: 1, step, held, results })
}

/** Reads what a tab remembers; undefined for anything that this version has not written. */
export function readState(text: string | null, steps: number): DemoState | undefined {
  const stored = parse(text)
  const { version, step, held, results } = recordOf(stored)
  if (version !== 1 || typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step >= steps)
    return undefined
  const texts = Object.entries(recordOf(held)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const known = Object.entries(recordOf(results)).flatMap(([name, value]) => {
    const result = readResult(recordOf(value))
    return result ? [[name, result] as const] : []
  })
  return { step, held: Object.fromEntries(texts), results: Object.fromEntries(known), running: undefined }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function readResult(stored: Readonly<Record<string, unknown>>): Result | undefined {
  const { kind, status, milliseconds, headers, body, message } = stored
  if (kind === 'failure' && typeof message === 'string') return { kind, message }
  if (kind !== 'answer' || typeof status !== 'number' || typeof milliseconds !== 'number' || typeof body !== 'string')
    return undefined
  const lines = Array.isArray(headers) ? headers.filter((line) => typeof line === 'string') : []
  return { kind, status, milliseconds, headers: lines, body }
}
