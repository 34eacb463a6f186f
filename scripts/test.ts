import { runChecks } from './checks/run-checks.ts'
import { main } from './lib/fail.ts'
import { buildDescriptions } from './stack/build.ts'
import { add, failedWith, none, summarize, type Outcome } from './lib/outcome.ts'
import { runEndToEnd } from './test/end-to-end.ts'
import { runVitest } from './test/vitest.ts'

// `npm test` runs everything; `npm test -- checks|vitest|e2e …` one part, with that tool's own arguments.
const [part, ...args] = process.argv.slice(2)

const SUITES: Readonly<Record<string, () => Promise<Outcome>>> = {
  checks: () => runChecks(args),
  vitest: () => runVitest(args),
  e2e: () => runEndToEnd(args),
}

await main(async () => {
  await buildDescriptions(process.env)
  const named = part === undefined ? undefined : SUITES[part]
  if (part !== undefined && !named)
    throw new Error(`no such part: ${part}; there are ${Object.keys(SUITES).join(', ')}`)

  let total = none
  for (const [name, suite] of named ? [[part, named] as const] : Object.entries(SUITES))
    total = add(total, await suite().catch((error: unknown) => failedWith(`${name} did not run`, error)))
  console.log(summarize(total))
  return total.failures.length > 0 ? 1 : 0
})
