import type { Cause } from './causes.ts'
import { isMapping } from './parse.ts'

/** The `$ref`s of a description that lead nowhere: to a part that it does not have, or out of the file. */
export function brokenReferences(description: Record<string, unknown>): Cause[] {
  const found: Cause[] = []
  const visit = (value: unknown, at: string): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${at}/${index}`))
    if (!isMapping(value)) return
    const ref = value['$ref']
    // An example may hold anything, and a property may be called `$ref`.
    if (typeof ref === 'string') {
      const what = faultOf(ref, description)
      if (what) found.push({ at, what })
    }
    for (const [name, part] of Object.entries(value))
      if (!NOT_READ.has(name)) visit(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  visit(description, '#')
  return found
}

const NOT_READ: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

function faultOf(ref: string, description: Record<string, unknown>): string | undefined {
  if (!ref.startsWith('#')) {
    return /^[a-z][a-z0-9+.-]*:/i.test(ref) ? undefined : `refers to another file, ${ref}: bundle them into one`
  }
  // `#name` is an anchor of JSON Schema.
  if (ref !== '#' && !ref.startsWith('#/')) return undefined
  const target = ref
    .slice(2)
    .split('/')
    .filter((_, index) => ref.length > 1 || index > 0)
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, name) => {
      if (Array.isArray(value)) return value[Number(name)]
      return isMapping(value) && Object.hasOwn(value, name) ? value[name] : undefined
    }, description)
  return target === undefined ? `refers to ${ref}, which is not there` : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
