import type { ExampleFile } from '@portal/studio/seed-examples'
import { descriptionsFor, type Checkers, type Problem } from './check-file.ts'
import { requestsOf, type Unsendable } from './requests-of-page.ts'
import { runPage } from './run-page.ts'

/** How many requests the files show, how many of them were sent, what went wrong, and which were not sent. */
export type Outcome = { sent: number; calls: number; problems: Problem[]; unsendable: Unsendable[] }

/** The descriptions whose examples are sent to the sandbox. */
const runnable: ReadonlySet<string> = new Set(['accounts-v2', 'accounts-v3', 'payments'])

/** Sends the requests of every page to the sandbox, page by page. */
export async function runExamples(files: readonly ExampleFile[], checkers: Checkers): Promise<Outcome> {
  const snippets = new Map(files.filter(({ kind }) => kind === 'snippet').map((file) => [file.name, file]))
  const ids = [...checkers.keys()]
  const outcome = { calls: 0, problems: new Map<string, Problem>(), unsendable: new Map<string, Unsendable>() }
  const sent = new Set<string>()
  for (const page of files.filter(({ kind }) => kind === 'page')) {
    const apis = descriptionsFor(page, ids).filter((id) => runnable.has(id))
    const { requests, unsendable } = requestsOf(page, apis, checkers, snippets)
    for (const one of unsendable) outcome.unsendable.set(`${one.file}:${one.line}`, one)
    for (const api of apis) {
      const own = requests.filter((one) => one.api === api)
      for (const edition of editionsOf(api, own)) {
        const checker = checkers.get(edition)
        if (own.length === 0 || !checker) continue
        for (const { file, line, operation, status, complaint } of await runPage(edition, own, checker)) {
          outcome.calls += 1
          sent.add(`${file}:${line}`)
          const reason = `the sandbox (${edition}) answers ${operation} with ${status}: ${complaint}`
          if (complaint !== '') outcome.problems.set(`${file}:${line} ${reason}`, { file, line, reason })
        }
      }
    }
  }
  return {
    sent: sent.size,
    calls: outcome.calls,
    problems: [...outcome.problems.values()],
    unsendable: [...outcome.unsendable.values()],
  }

  /** A page that creates connections without the widget speaks of the direct variant too. */
  function editionsOf(api: string, requests: readonly { operation: string }[]): string[] {
    const direct = checkers.get('accounts-v2-direct')
    const about = requests.some(({ operation }) => operation === 'POST /connections')
    const all = requests.every(({ operation }) => direct?.has(operation))
    return api === 'accounts-v2' && about && all ? [api, 'accounts-v2-direct'] : [api]
  }
}
