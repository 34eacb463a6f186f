import { join } from 'node:path'
import { run } from '../lib/children.ts'
import { command, root } from '../lib/paths.ts'
import { checkContent } from './content.ts'
import { checkExamples } from './examples/check-examples.ts'
import { checkGenerated } from './generated.ts'

export type Check = { name: string; title: string; run: () => Promise<void> }

// The longest first: two are checked at a time.
const PACKAGES = [
  'web',
  'scripts',
  'studio',
  'studio/lake',
  'openapi',
  'openapi/sandbox',
  'studio/content-source',
  'studio/content-rules',
  'studio/announcement-rules',
]
const options = { cwd: root, env: process.env, quiet: true }
const tool = (name: string, file: string, args: readonly string[], what: string) =>
  run(what, [command('.', name, file), ...args], options)

/** What can be said of the code without running it. */
export const CHECKS: readonly Check[] = [
  { name: 'types', title: 'the types of every package hold', run: checkTypes },
  {
    name: 'lint',
    title: 'lint and import boundaries hold',
    run: () => tool('oxlint', 'bin/oxlint', ['--deny-warnings'], 'Lint'),
  },
  {
    name: 'format',
    title: 'the code is formatted',
    run: () => tool('oxfmt', 'bin/oxfmt', ['--check'], 'The format check'),
  },
  { name: 'content', title: 'the sample content keeps the rules of writing', run: checkContent },
  { name: 'generated', title: 'B9 the generated schema and types are fresh', run: checkGenerated },
  { name: 'examples', title: 'J2 the examples agree with the API descriptions', run: checkExamples },
  {
    name: 'unused',
    title: 'no file, export or dependency is unused',
    run: () => tool('knip', 'bin/knip.js', ['--no-progress'], 'The search for unused code'),
  },
]

async function checkTypes(): Promise<void> {
  await run('The generation of route types', [command('web', 'next', 'dist/bin/next'), 'typegen'], {
    ...options,
    cwd: join(root, 'web'),
  })
  const waiting = [...PACKAGES]
  const checkNext = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const project = join(root, name, 'tsconfig.json')
      await run(`The type check of ${name}`, [command('.', 'typescript', 'bin/tsc'), '-p', project], options)
    }
  }
  await Promise.all([checkNext(), checkNext()])
}
