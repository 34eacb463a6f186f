import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { clientOptions, resolveContentSource } from '@portal/content-source'
import { createClient, type SanityClient } from '@sanity/client'

const WRITE_TOKEN = 'write-token-of-the-seed-tests'
/** Compiling is half of what starting a lake costs, and the same each time. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'lake-compile-cache')

/** An embedded lake of its own, with an empty folder, on a free port. */
export type LakeProcess = { url: string; client: SanityClient; env: Record<string, string>; stop: () => Promise<void> }

export async function startLakeProcess(): Promise<LakeProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'seed-lake-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../lake/main.ts')], {
    env: { LAKE_PORT: '0', LAKE_DATA: folder, LAKE_WRITE_TOKEN: WRITE_TOKEN, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await address(child)
  const env = { LAKE_URL: url, LAKE_WRITE_TOKEN: WRITE_TOKEN, NODE_COMPILE_CACHE }
  const client = createClient({ ...clientOptions(resolveContentSource(env)), token: WRITE_TOKEN, maxRetries: 0 })
  return { url, client, env, stop: () => stop(child, folder) }
}

async function address(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The lake has no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0]
  if (!url) throw new Error(`The lake said ${String(line)}`)
  return url
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
