import { UserError } from '../lib/fail.ts'

export type ContentCommand = { verb: 'export' | 'import' | 'restore'; file: string } | { verb: 'backup' }

const USAGE =
  'write npm run content -- export <file.tar.gz>, or import <file.tar.gz | file.ndjson | folder>, or backup, or restore <folder of a backup>'

/** @throws {UserError} that shows the right form */
export function readCommand([verb, file, ...rest]: readonly string[]): ContentCommand {
  if (verb === 'backup' && file === undefined) return { verb }
  if ((verb !== 'export' && verb !== 'import' && verb !== 'restore') || !file || rest.length > 0)
    throw new UserError(USAGE)
  if (verb === 'export' && !file.endsWith('.tar.gz'))
    throw new UserError(`${file}: an export is an archive, give it a name that ends in .tar.gz`)
  return { verb, file }
}
