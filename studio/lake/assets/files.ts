import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAssetName, type AssetKind } from './names.ts'

export type AssetFiles = {
  /** Stores the bytes under a name made from their hash. Whole or absent, and on the disk when it returns. */
  write: (dataset: string, kind: AssetKind, name: string, bytes: Uint8Array) => Promise<void>
  read: (dataset: string, kind: AssetKind, name: string) => Promise<Buffer | undefined>
}

const DATASET = /^[a-z0-9][-_a-z0-9]{0,63}$/

export function createAssetFiles(root: string): AssetFiles {
  const incoming = join(root, 'incoming')
  // What a killed process left half written.
  rmSync(incoming, { recursive: true, force: true })
  const folderOf = (dataset: string, kind: AssetKind) => join(root, dataset, kind)
  return {
    async write(dataset, kind, name, bytes) {
      if (!DATASET.test(dataset) || !isAssetName(kind, name)) throw new Error(`not the name of an asset: ${name}`)
      const folder = folderOf(dataset, kind)
      const target = join(folder, name)
      if (await holds(target, bytes.byteLength)) return
      await mkdir(folder, { recursive: true })
      await mkdir(incoming, { recursive: true })
      const temporary = join(incoming, randomUUID())
      try {
        await writeDurably(temporary, bytes)
        await rename(temporary, target)
        await syncFolder(folder)
      } finally {
        await rm(temporary, { force: true })
      }
    },
    async read(dataset, kind, name) {
      if (!DATASET.test(dataset) || !isAssetName(kind, name)) return undefined
      try {
        return await readFile(join(folderOf(dataset, kind), name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

async function holds(path: string, size: number): Promise<boolean> {
  try {
    return (await stat(path)).size === size
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

// Without this the rename itself may be lost with the power.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
