import { replaceVariables } from '@portal/content-rules/variables'

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
