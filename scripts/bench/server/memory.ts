import { readdirSync, readFileSync } from 'node:fs'

/** The resident memory of a process in bytes; 0 once it is gone. Linux. */
export function residentBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The resident memory of a process and all below it, in bytes. Pages that they share count for each. */
export function treeBytes(pid: number): number {
  const parents = new Map(processes().map((id) => [id, parentOf(id)]))
  const below = (id: number): boolean => {
    for (let at: number | undefined = id; at; at = parents.get(at)) if (at === pid) return true
    return false
  }
  return [...parents.keys()].filter(below).reduce((sum, id) => sum + residentBytes(id), 0)
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

function parentOf(pid: number): number | undefined {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Samples the memory of this process's tree four times a second while `work` runs. Answers its largest, less what was there before. */
export async function largestTree(work: () => Promise<void>): Promise<number> {
  const before = treeBytes(process.pid)
  let largest = before
  const timer = setInterval(() => {
    largest = Math.max(largest, treeBytes(process.pid))
  }, 250)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return largest - before
}
