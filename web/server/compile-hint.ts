import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Has a browser that knows it compile all of a script beside the page, while the script arrives, and not function by
 * function when the page takes over: https://v8.dev/blog/explicit-compile-hints
 */
const HINT = Buffer.from('//# allFunctionsCalledOnLoad\n')

/**
 * The framework's own scripts, which every page begins with and runs nearly whole; by their paths below `static`.
 *
 * @param dist the folder of the build
 */
export function frameworkScripts(dist: string): ReadonlySet<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  const listed =
    typeof manifest === 'object' && manifest !== null && 'rootMainFiles' in manifest ? manifest.rootMainFiles : []
  const files = Array.isArray(listed) ? listed.map(String) : []
  return new Set(files.map((file) => file.replace(/^static\//, '')))
}

/** A script as it is given out to be compiled at once. */
export function hinted(script: Buffer): Buffer {
  return Buffer.concat([HINT, script])
}
