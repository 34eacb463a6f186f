import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const dataFolder = join(root, '.data')

/** The file of a package's command, resolved as the workspace `from` would see it. */
export function command(from: string, name: string, file: string): string {
  return join(dirname(createRequire(join(root, from, 'package.json')).resolve(`${name}/package.json`)), file)
}
