import { parseDocument } from 'yaml'

export type Parsed = { ok: true; value: Record<string, unknown> } | { ok: false; problem: string }

/** Reads an API description, JSON or YAML. Whatever is no mapping is refused with the reason. */
export function parseDescription(text: string): Parsed {
  const start = text.trimStart()
  if (start === '') return refuse('The file is empty.')
  if (start.startsWith('<')) return refuse('Holds HTML or XML, not an API description in YAML or JSON.')
  const value = start.startsWith('{') ? (fromJson(text) ?? fromYaml(text)) : fromYaml(text)
  if (typeof value === 'string') return refuse(value)
  return isMapping(value) ? { ok: true, value } : refuse('Holds no mapping of fields such as openapi, info and paths.')
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const refuse = (problem: string): Parsed => ({ ok: false, problem })

// JSON first, since it is much faster; what is wrong with a file is told by the YAML reader, which knows the line.
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value, or what is wrong as a text: a description is never a text. */
function fromYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: true })
  const [error] = document.errors
  if (error) return `Line ${error.linePos?.[0].line ?? '?'}: ${firstLine(error.message)}`
  try {
    const value: unknown = document.toJS()
    return typeof value === 'string' ? undefined : value
  } catch (cause) {
    return `Can not be read: ${cause instanceof Error ? cause.message : String(cause)}.`
  }
}

const firstLine = (message: string) => message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '.') ?? message
