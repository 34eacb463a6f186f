import { isProgram, looksLikeApi } from './looks-like-api.ts'
import type { ExampleFile, Shown } from '@portal/studio/seed-examples'
import type { ExampleChecker } from '@portal/openapi/examples'

/** The checker of each description, by its id. */
export type Checkers = ReadonlyMap<string, ExampleChecker>

export type Problem = { file: string; line: number; reason: string }

type CodeShown = Extract<Shown, { type: 'code' }>

/** The descriptions that a page speaks of, the nearest first: its own version, then the rest of its product. */
export function descriptionsFor({ product, version }: { product: string; version: string }, ids: readonly string[]) {
  const own = ids.filter((id) => id.startsWith(version === '' ? product : `${product}-${version}`))
  return [...own, ...ids.filter((id) => !own.includes(id) && id.startsWith(product))]
}

/** Everything in a file that does not agree with the descriptions of `apis`, the nearest first. */
export function checkFile({ file, shown }: ExampleFile, apis: readonly string[], checkers: Checkers): Problem[] {
  const own = apis.flatMap((id) => checkers.get(id) ?? [])
  return shown.flatMap((item) => checkShown(item).map((reason) => ({ file, line: item.line, reason })))

  function checkShown(item: Shown): string[] {
    if (item.type === 'snippet') return []
    if (item.type === 'code') return checkCode(item)
    const checker = checkers.get(item.api)
    if (!checker) return [`there is no API description ${item.api}`]
    return checker.has(item.operation) ? [] : [`${item.api} has no operation ${item.operation}`]
  }

  function checkCode(item: CodeShown): string[] {
    const { example, label } = item
    if (example?.kind === 'fragment') return []
    if (example?.kind === 'event') return nearest(own, (checker) => checker.event(item))
    const ofEvent = own.find((checker) => checker.events.has(label))
    if (!example && ofEvent) return ofEvent.event(item, label)
    if (!example) return checkUntagged(item)
    const { operation = '', kind, status } = example
    const known = own.filter((checker) => checker.has(operation))
    if (known.length === 0) return [`no operation ${operation} in ${apis.join(', ')}`]
    return nearest(known, (checker) =>
      kind === 'response' ? checker.response(operation, String(status), item) : checker.request(operation, item),
    )
  }

  function checkUntagged(item: CodeShown): string[] {
    if (isProgram(item)) return nearest(own, (checker) => checker.program(item))
    const why = looksLikeApi(item)
    return why === undefined ? [] : [`${why}: say which with operation="METHOD /path", or kind=fragment`]
  }
}

/** The complaints of the description with which an example agrees best: editions differ in what they hold. */
function nearest(checkers: readonly ExampleChecker[], ask: (checker: ExampleChecker) => string[]): string[] {
  let best: string[] | undefined
  for (const checker of checkers) {
    const complaints = ask(checker)
    if (!best || complaints.length < best.length) best = complaints
    if (best.length === 0) break
  }
  return best ?? []
}
