import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compact } from './forget-history.ts'
import { openStore, type Store } from './open-store.ts'

/** Why the lake won't start on a data folder, in words for whoever runs it. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Says that this folder has held a lake: without it, a database that lost its content would look like a new one. */
const MARKER = 'lake.created'

/**
 * Opens the database of a data folder, or makes it in a folder that never had one.
 *
 * @throws {DataFolderError} when the folder held a lake whose database is gone
 */
export function openDataFolder(folder: string, datasets: readonly string[]): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lake.db')
  const marker = join(folder, MARKER)
  if (existsSync(marker) && (!existsSync(path) || statSync(path).size === 0))
    throw new DataFolderError(
      `${path} is missing or empty, though this folder held a lake: restore a backup, or remove the folder to begin anew`,
    )
  // Of a folder that it may not write, SQLite would only say that something went wrong.
  for (const needed of [folder, path]) if (existsSync(needed)) accessSync(needed, constants.R_OK | constants.W_OK)
  const store = openStore({ path, datasets })
  compact(store.database)
  if (!existsSync(marker)) writeFileSync(marker, `${new Date().toISOString()}\n`)
  return store
}
