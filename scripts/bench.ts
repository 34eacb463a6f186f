import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFaults } from './bench/faults.ts'
import { readOptions } from './bench/options.ts'
import { runBench } from './bench/run.ts'
import { main } from './lib/fail.ts'
import { dataFolder } from './lib/paths.ts'

await main(async () => {
  const options = readOptions(process.argv.slice(2))
  const report =
    options.faults === undefined ? await runBench(options) : await runFaults(options.faults, options.publishes)
  const folder = join(dataFolder, 'bench')
  const file = join(folder, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.md`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, report)
  console.log(`\n${report}\nwritten to ${file}`)
})
