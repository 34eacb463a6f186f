import { fillDisk } from './disk.ts'
import type { End } from './faults.ts'
import { firstShows } from './publish.ts'
import { faultOf } from './readers.ts'
import type { Way } from './way.ts'

const PATIENCE_MS = 180_000

/** Kills an instance. The first answer of the one that takes its place shows what was published meanwhile. */
export async function killOne({ other }: Way): Promise<End> {
  await other.stop('SIGKILL')
  return async (text) => {
    const [shows] = await Promise.all([firstShows(other.port, text, PATIENCE_MS), other.start()])
    return shows ? [] : ['the first answer of the new instance is old']
  }
}

/** Restarts the instances in turn, as a deployment does. Each answers what it took. */
export async function restartAll({ stack, other, balancer }: Way): Promise<End> {
  const before = balancer.dropped()
  await stack.children.stop('web')
  await stack.startWeb()
  await other.stop('SIGTERM')
  await other.start()
  const dropped = balancer.dropped() - before
  return async () => (dropped > 0 ? [`${dropped} requests were taken and not answered`] : [])
}

/** Leaves the instances no room to write; then one is killed, and what takes its place has each page, whole. */
export async function fillDisks({ stack, other }: Way, paths: readonly string[]): Promise<End> {
  const makeRoom = fillDisk(running(stack.children.pid('web')))
  fillDisk(running(other.pid()))
  return async () => {
    await other.stop('SIGKILL')
    makeRoom()
    await other.start()
    const faults: string[] = []
    // One after another: readers go on reading.
    for (const path of paths) {
      const fault = await faultOf(`http://127.0.0.1:${other.port}`, path)
      if (fault) faults.push(`after a start, ${path}: ${fault}`)
    }
    return faults
  }
}

export function running(pid: number | undefined): number {
  if (pid === undefined) throw new Error('an instance of the portal is not running')
  return pid
}
