import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { UserError } from './fail.ts'

const secret = z.string().min(32)
const Secrets = z.object({
  lakeWriteToken: secret,
  lakeReadToken: secret,
  webhookSecret: secret,
  previewSecret: secret,
})
export type Secrets = z.infer<typeof Secrets>

/** The local set-up's secrets: made at the first start, kept in `<folder>/secrets.json`, readable by the owner alone. */
export function loadSecrets(folder: string): Secrets {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) return create(file)
  chmodSync(file, 0o600)
  const parsed = Secrets.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!parsed.success)
    throw new UserError(`${file} can't be read as secrets: remove it, and the next start makes new ones`)
  return parsed.data
}

function create(file: string): Secrets {
  const secrets = {
    lakeWriteToken: newSecret(),
    lakeReadToken: newSecret(),
    webhookSecret: newSecret(),
    previewSecret: newSecret(),
  }
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, file)
  return secrets
}

const newSecret = () => randomBytes(32).toString('base64url')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
