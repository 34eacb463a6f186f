import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DataFolderError, DATASETS, restoreBackup } from '@portal/lake'
import { z } from 'zod'
import { UserError } from '../lib/fail.ts'
import { root } from '../lib/paths.ts'
import type { StackConfig } from '../stack/config.ts'

const answerSchema = z.object({ folder: z.string() })

/** The address of the embedded lake. A hosted project has backups of its own. */
export function lakeUrlOf({ source }: Pick<StackConfig, 'source'>): string {
  if (source.kind !== 'embedded') throw new UserError('a hosted project is backed up by Sanity: use export instead')
  return source.apiHost
}

/** Copies the lake's database and assets while it runs; answers where to. */
export async function backUpLake(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL('/backups', url), { method: 'POST', headers })
  if (!response.ok) throw new UserError(`the lake made no backup: it answered ${response.status}`)
  return answerSchema.parse(await response.json()).folder
}

/** Puts a backup in the place of the stopped lake. The portal was built from other content, so it is built anew. */
export function restoreLake(backup: string, { dataFolder, output }: Pick<StackConfig, 'dataFolder' | 'output'>) {
  try {
    const replaced = restoreBackup(resolve(backup), join(dataFolder, 'lake'), DATASETS, new Date())
    rmSync(join(root, 'web', output.web, '.built-from'), { force: true })
    return replaced
  } catch (error) {
    if (error instanceof DataFolderError) throw new UserError(error.message)
    throw error
  }
}
