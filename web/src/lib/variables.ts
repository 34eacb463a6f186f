const VARIABLE = /\{\{\s*([a-zA-Z][\w-]*)\s*\}\}/g

// Pasted text may end in characters that nobody sees and that break equality and decoding.
const HIDDEN_TAIL = /[\u200B-\u200D\u2060\uFEFF]+$/u

/** Replaces `{{name}}` in a text; a name that the settings don't know stays as it was typed. */
export function replaceVariables(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(HIDDEN_TAIL, '').replace(VARIABLE, (typed, name: string) => variables.get(name) ?? typed)
}

/**
 * Replaces `{{name}}` in every text within a value of content. Fields of the system (`_id`, `_ref`, `_key` …) are no
 * text.
 */
export function replaceVariablesIn<T>(value: T, variables: ReadonlyMap<string, string>): T
export function replaceVariablesIn(value: unknown, variables: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replaceVariables(value, variables)
  if (Array.isArray(value)) return value.map((item: unknown) => replaceVariablesIn(item, variables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      key.startsWith('_') ? field : replaceVariablesIn(field, variables),
    ]),
  )
}
