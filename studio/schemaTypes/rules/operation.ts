import type { Verdict } from './verdict.ts'

const OPERATION = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/\S*)$/

/** An operation in the form `METHOD /path`, one space between, parameters in braces. */
export function operation(value: string | undefined): Verdict {
  if (!value) return true
  const path = OPERATION.exec(value)?.[2]
  if (!path) return 'Write the method in capitals, one space, and the path: POST /v3/users.'
  if (/[?#]/.test(path)) return 'Leave out the query and the #: only the path names an operation.'
  return path.replaceAll(/\{[A-Za-z_][\w-]*\}/g, '').search(/[{}]/) === -1
    ? true
    : 'A path parameter stands in braces: /users/{id}.'
}
