import { execFileSync } from 'node:child_process'
import { findProgram } from '../lib/debian.ts'

/**
 * Has every write of these processes to a file refused by the system, as on a full disk. Answers what gives them room
 * again.
 */
export function fillDisk(pids: readonly number[]): () => void {
  const prlimit = findProgram('prlimit', 'util-linux')
  const limit = (bytes: string) => {
    for (const pid of pids) execFileSync(prlimit, ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  }
  limit('0')
  return () => limit('unlimited')
}
