import { runChecks } from './checks/run-checks.ts'
import { main } from './lib/fail.ts'
import { buildDescriptions } from './stack/build.ts'
import { add, type Counts } from './test/counts.ts'
import { runPlaywright, runVitest } from './test/suites.ts'

// `npm test` runs everything; `npm test -- checks|vitest|e2e …` one part, with that tool's own arguments.
const [part, ...args] = process.argv.slice(2)

const SUITES: Readonly<Record<string, () => Promise<Counts>>> = {
  checks: () => runChecks(args),
  vitest: () => runVitest(args),
  e2e: () => runPlaywright(args),
}

await main(async () => {
  await buildDescriptions(process.env)
  const named = part === undefined ? undefined : SUITES[part]
  if (part !== undefined && !named)
    throw new Error(`no such part: ${part}; there are ${Object.keys(SUITES).join(', ')}`)

  let total: Counts = { passed: 0, failed: 0 }
  for (const suite of named ? [named] : Object.values(SUITES)) total = add(total, await settled(suite))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
})

async function settled(suite: () => Promise<Counts>): Promise<Counts> {
  try {
    return await suite()
  } catch (error) {
    console.error(error instanceof Error ? `✗ ${error.message}` : error)
    return { passed: 0, failed: 1 }
  }
}
