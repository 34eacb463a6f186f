import type { Call, ExampleChecker } from '@portal/openapi/examples'
import type { ExampleFile } from '@portal/studio/seed-examples'
import type { Checkers } from './check-file.ts'

type Place = { file: string; line: number; operation: string }

/** A request of a page or of a snippet that it shows, and the API to which it goes. */
export type ShownRequest = Place & { api: string; call: Call }

/** A request that cannot be sent, and why. */
export type Unsendable = Place & { reason: string }

type Requests = { requests: ShownRequest[]; unsendable: Unsendable[] }

/**
 * The requests of a page in the order in which they stand, those of its snippets among them. `apis` are the
 * descriptions that the page speaks of, the nearest first: a request goes to the first that knows its operation.
 */
export function requestsOf(
  page: ExampleFile,
  apis: readonly string[],
  checkers: Checkers,
  snippets: ReadonlyMap<string, ExampleFile>,
): Requests {
  const found: Requests = { requests: [], unsendable: [] }
  visit(page)
  return found

  function visit({ file, shown }: ExampleFile): void {
    for (const item of shown) {
      const snippet = item.type === 'snippet' ? snippets.get(item.key) : undefined
      if (snippet) visit(snippet)
      if (item.type !== 'code' || item.example?.kind !== 'request') continue
      const { operation = '' } = item.example
      const place = { file, line: item.line, operation }
      const api = apis.find((id) => checkers.get(id)?.has(operation))
      const checker = checkers.get(api ?? '')
      const call = checker && callOf(checker, operation, item)
      if (api !== undefined && call) found.requests.push({ ...place, api, call })
      else found.unsendable.push({ ...place, reason: api === undefined ? 'no simulated API has it' : why(item) })
    }
  }

  /** A body alone goes with the headers of the call of the same operation that stands before it. */
  function callOf(checker: ExampleChecker, operation: string, item: { language: string; code: string }) {
    const call = checker.call(operation, item)
    if (call || item.language !== 'json') return call
    const before = found.requests.findLast((one) => one.operation === operation)
    return before && { ...before.call, body: item.code }
  }
}

function why({ language }: { language: string }): string {
  return language === 'json' ? 'it is a body, and no call of the operation stands before it' : `it is ${language}`
}
