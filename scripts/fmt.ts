import { run } from './lib/children.ts'
import { main } from './lib/fail.ts'
import { command, root } from './lib/paths.ts'

await main(() =>
  run('The formatter', [command('.', 'oxfmt', 'bin/oxfmt'), ...process.argv.slice(2)], { cwd: root, env: process.env }),
)
