import { runChecks } from './checks/run-checks.ts'
import { main } from './lib/fail.ts'
import { buildDescriptions } from './stack/build.ts'

await main(async () => {
  await buildDescriptions(process.env)
  const { failures } = await runChecks(process.argv.slice(2))
  return failures.length > 0 ? 1 : 0
})
