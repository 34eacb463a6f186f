import { runChecks } from './checks/run-checks.ts'
import { main } from './lib/fail.ts'
import { buildDescriptions } from './stack/build.ts'

await main(async () => {
  await buildDescriptions(process.env)
  const { failed } = await runChecks(process.argv.slice(2))
  return failed > 0 ? 1 : 0
})
