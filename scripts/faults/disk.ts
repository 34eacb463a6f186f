import { execFileSync } from 'node:child_process'
import { findProgram } from '../lib/debian.ts'

/** Has every write of a process to a file refused by the system, as on a full disk. Answers what gives it room again. */
export function fillDisk(pid: number): () => void {
  const prlimit = findProgram('prlimit', 'util-linux')
  const limit = (bytes: string) => execFileSync(prlimit, ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  limit('0')
  return () => void limit('unlimited')
}
