/** What a visitor has so far: what the answers gave, and what the form says. */
export type Held = Readonly<Record<string, string>>

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue }

/** A request in the parts that every language writes down. `path` begins at the portal's own address. */
export type DemoRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  basic?: { user: string; password: string }
  json?: JsonValue
  form?: Readonly<Record<string, string>>
}

/** One real call of a demo. */
export type DemoCall = {
  id: string
  title: string
  build: (held: Held) => DemoRequest
  /** What of the answer the later calls need. */
  keep?: (body: Readonly<Record<string, unknown>>) => Held
  /** Ask again while this holds: the sandbox reads the bank for a few seconds. */
  pending?: (body: Readonly<Record<string, unknown>>) => boolean
}

export type DemoField = {
  name: string
  label: string
  hint?: string
  options?: readonly { value: string; label: string }[]
}

export type DemoStep = {
  id: string
  /** A word or two, for the progress. */
  label: string
  title: string
  text: string
  fields?: readonly DemoField[]
  calls: readonly DemoCall[]
  /** The step leaves for a page of the simulated bank, whose address is held under this name. */
  leaves?: { held: string; label: string; hint: string }
}

export type Demo = {
  key: 'accounts' | 'payments'
  title: string
  lead: string
  /** The guide that says the same in prose. */
  guide: string
  path: string
  steps: readonly DemoStep[]
  /** Names of what is held, as the list beside the form shows them. */
  shown: readonly { held: string; label: string }[]
  /** What the form says at the start. */
  defaults: Held
}

/** What is held under a name, or its placeholder as the documentation writes it. */
export function given(held: Held, name: string, placeholder: string): string {
  return held[name] || `{${placeholder}}`
}

/** A member of an answer, as text. */
export function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function firstOf(value: unknown): Readonly<Record<string, unknown>> {
  return recordOf(Array.isArray(value) ? value[0] : undefined)
}

/** Under which name it is held that a call has succeeded, whatever became of it when it was run again. */
export function passedName({ id }: Pick<DemoCall, 'id'>): string {
  return `passed-${id}`
}
