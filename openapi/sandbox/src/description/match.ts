import type { SandboxOperation } from './operation.ts'

export type Match = { operation: SandboxOperation; values: Record<string, string> }

const PARAMETER = /^\{(.+)\}$/

/** The segments of a path; a trailing slash makes no difference. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchPath(template: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (template.length !== path.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, segment] of template.entries()) {
    const given = path[index] ?? ''
    const name = PARAMETER.exec(segment)?.[1]
    if (name !== undefined) values[name] = given
    else if (segment !== given) return undefined
  }
  return values
}

/** How exact a template is: a written segment beats a parameter, the earlier the more. */
function weight(path: string): string {
  return segmentsOf(path)
    .map((segment) => (PARAMETER.test(segment) ? '1' : '0'))
    .join('')
}

/** Every operation whose path fits, for all methods, the most exact first: `/users/me` before `/users/{id}`. */
export function matchOperations(operations: readonly SandboxOperation[], path: string): Match[] {
  const given = segmentsOf(path).map(decode)
  const matches = operations.flatMap((operation) => {
    const values = matchPath(segmentsOf(operation.path), given)
    return values ? { operation, values } : []
  })
  const best = matches.map(({ operation }) => weight(operation.path)).toSorted()[0]
  return matches.filter(({ operation }) => weight(operation.path) === best)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
