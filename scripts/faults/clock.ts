import { join } from 'node:path'

/** Arguments of Node under which `turnClock` reaches a process. */
export const withTurnableClock = ['--import', join(import.meta.dirname, 'turnable-clock.mjs')] as const

/** Sets the clock of a process back a day. Answers what sets it right. */
export function turnClock(pid: number): () => void {
  process.kill(pid, 'SIGUSR2')
  return () => void process.kill(pid, 'SIGUSR2')
}
