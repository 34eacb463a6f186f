import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIENT_MARK, filesOfTakeover, TAKEOVER_MARK } from '../takeover/files.ts'

let known: Promise<string[]> | undefined

/** Addresses of what a browser loads when Scalar takes a page over. None when the build names them otherwise. */
export function takeoverFiles(): Promise<string[]> {
  known ??= find().catch(() => [])
  return known
}

async function find(): Promise<string[]> {
  const folder = join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env['NEXT_DIST_DIR'] ?? '.next',
    'static/chunks',
  )
  const files = new Set<string>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const text = await readFile(join(folder, name), 'utf8')
    if (text.includes(TAKEOVER_MARK)) for (const file of filesOfTakeover(text)) files.add(file)
    if (text.includes(CLIENT_MARK)) files.add(`/_next/static/chunks/${name}`)
  }
  return [...files]
}
