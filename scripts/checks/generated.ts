import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/children.ts'
import { UserError } from '../lib/fail.ts'
import { command, root } from '../lib/paths.ts'

/** Files that are generated and committed: the Studio's schema as data, and the types of documents and queries. */
const GENERATED = ['studio/schema.json', 'web/src/sanity/sanity.types.ts'].map((file) => join(root, file))

/** Extracts the Studio's schema and generates the types of documents and of every query in `web`. */
export async function generate(): Promise<void> {
  const sanity = command('studio', 'sanity', 'bin/sanity')
  const options = {
    cwd: join(root, 'studio'),
    env: { ...process.env, SANITY_CLI_TELEMETRY_DISABLED: '1' },
    quiet: true,
  }
  await run(
    'The extraction of the schema',
    [sanity, 'schema', 'extract', '--force', '--enforce-required-fields'],
    options,
  )
  await run('The generation of types', [sanity, 'typegen', 'generate'], options)
}

/** @throws {UserError} naming the generated files that are stale; leaves them as they were */
export async function checkGenerated(): Promise<void> {
  const before = GENERATED.map((file) => readFileSync(file, 'utf8'))
  await generate()
  const stale = GENERATED.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
  GENERATED.forEach((file, index) => writeFileSync(file, before[index] ?? ''))
  if (stale.length > 0) throw new UserError(`stale: ${stale.join(', ')}; run \`npm run typegen\` and commit the result`)
}
