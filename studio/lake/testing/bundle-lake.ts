import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const lake = join(import.meta.dirname, '..')

/**
 * Makes one file of the lake in a folder, and returns its path: finding and loading its 300 modules is half of what a
 * start costs. What it starts or loads late, long queries and pictures, is not in it.
 */
export async function bundleLake(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: join(lake, 'main.ts'),
    platform: 'node',
    external: [/^node:/, 'sharp'],
  })
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs' })
  await bundle.close()
  copyFileSync(join(lake, 'store/schema.sql'), join(folder, 'schema.sql'))
  return join(folder, 'main.mjs')
}
