import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError, openDataFolder } from './data-folder.ts'
import { storageFailure } from './failures.ts'

/**
 * Puts a backup in the place of a lake that has stopped. What was there is moved aside, and the backups stay where they
 * are. Nothing is touched before the copy is known to be whole. Returns where the old content is now.
 *
 * @throws {DataFolderError} when a lake runs on the folder, or the other folder is no backup of one
 */
export function restoreBackup(
  backup: string,
  dataFolder: string,
  datasets: readonly string[],
  now: Date,
): string | undefined {
  if (!existsSync(join(backup, 'lake.db'))) throw new DataFolderError(`${backup} is no backup: it holds no lake.db`)
  if (resolve(backup) === resolve(dataFolder)) throw new DataFolderError(`${backup} is the lake's own folder`)
  refuseWhileRunning(join(dataFolder, 'lake.db'))
  const restored = `${dataFolder}.restoring`
  rmSync(restored, { recursive: true, force: true })
  cpSync(backup, restored, { recursive: true })
  // Reads all of it once, as the next start will.
  openDataFolder(restored, datasets).close()

  const replaced = `${dataFolder}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const hadContent = existsSync(dataFolder)
  if (hadContent) renameSync(dataFolder, replaced)
  renameSync(restored, dataFolder)
  if (existsSync(join(replaced, 'backups'))) renameSync(join(replaced, 'backups'), join(dataFolder, 'backups'))
  return hadContent ? replaced : undefined
}

function refuseWhileRunning(path: string): void {
  if (!existsSync(path)) return
  try {
    const database = new DatabaseSync(path)
    try {
      database.exec('BEGIN IMMEDIATE; ROLLBACK')
    } finally {
      database.close()
    }
  } catch (error) {
    if (storageFailure(error) === 'in use')
      throw new DataFolderError(`a lake runs on ${path}: stop it before its content is replaced`)
    // A database that can't be opened is what a backup is for.
  }
}
