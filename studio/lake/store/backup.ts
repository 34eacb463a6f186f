import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** A write in the midst of a copy makes Node's SQLite give up (one copy in ten under constant writing). */
const ATTEMPTS = 12
const PAUSE_MS = 20

/** How many backups stay in the folder; a newer one takes the place of the oldest. */
const KEPT = 5

/**
 * Copies the database as it is at one moment, and then the files of its assets, while the lake goes on: a file is
 * there before its document, so none is missing. What it returns is itself a data folder that a lake can be started on.
 */
export async function backUp(database: DatabaseSync, dataFolder: string, now: Date): Promise<string> {
  const backups = join(dataFolder, 'backups')
  const folder = join(backups, now.toISOString().replaceAll(/[:.]/g, '-'))
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    await copyDatabase(database, join(unfinished, 'lake.db'))
    const assets = join(dataFolder, 'assets')
    if (existsSync(assets)) cpSync(assets, join(unfinished, 'assets'), { recursive: true })
    writeFileSync(join(unfinished, 'lake.created'), `${now.toISOString()}\n`)
    // Under its name only when it is whole.
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  const old = readdirSync(backups).toSorted().slice(0, -KEPT)
  for (const name of old) rmSync(join(backups, name), { recursive: true, force: true })
  return folder
}

async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await backup(database, file)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !wasDisturbed(error)) throw error
      rmSync(file, { force: true })
      await setTimeout(PAUSE_MS)
    }
}

// "Not an error", "busy" or "locked"; a full disk, say, is none of these.
function wasDisturbed(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [0, 5, 6].includes(Number(error.errcode))
}
