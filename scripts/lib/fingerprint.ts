import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root } from './paths.ts'

// What no build reads: dependencies and outputs (named by the lockfile), and tests.
const IGNORED =
  /^(node_modules|dist|dist-.*|\.next.*|\.sanity|e2e|test-results|.*\.test\.tsx?|next-env\.d\.ts|.*\.tsbuildinfo)$/

/** A digest of the files below `folders` (relative to the root) and of `extra`: the same digest, the same build. */
export function fingerprint(folders: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256')
  const inputs = folders.filter((folder) => !IGNORED.test(basename(folder)))
  for (const file of inputs.flatMap((folder) => files(join(root, folder))))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  for (const text of extra) hash.update(text).update('\0')
  return hash.digest('hex')
}

function files(path: string): string[] {
  if (!existsSync(path)) return []
  if (!isFolder(path)) return [path]
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .toSorted()
    .flatMap((name) => files(join(path, name)))
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

/** Runs `build` unless the stamp in `output` says that it was built from the same inputs. Answers whether it ran. */
export async function buildOnce(output: string, digest: string, build: () => Promise<void>): Promise<boolean> {
  const stamp = join(output, '.built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
  return true
}
