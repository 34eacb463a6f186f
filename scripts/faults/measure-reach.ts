import { publish, read, timeUntil, timeUntilShown, writerOf } from './publish.ts'
import type { Way } from './way.ts'

const PATIENCE_MS = 30_000

/** What was published, and how long it took until the last instance showed it, in milliseconds. */
export type Reach = { what: 'an edit' | 'a new page' | 'a removed page'; time: number }

const answers = (path: string, status: number) => (port: number) =>
  timeUntil(async () => (await read(port, path)).status === status, PATIENCE_MS)

/** How long each of some edits, then a new page and its removal take, when the webhook reaches one of the instances. */
export async function measureReach({ stack, instances }: Way, edits: number): Promise<Reach[]> {
  const lake = writerOf(stack.config)
  const reached: Reach[] = []
  const onAll = async (what: Reach['what'], time: (port: number) => Promise<number | undefined>) => {
    const times = await Promise.all(instances.map(time))
    reached.push({ what, time: Math.max(...times.map((one) => one ?? Infinity)) })
  }
  for (let n = 1; n <= edits; n += 1) {
    const text = `Edition ${n} of ${edits}, ${Date.now()}`
    await publish(lake, text)
    await onAll('an edit', (port) => timeUntilShown(port, text, PATIENCE_MS))
  }

  const path = `/docs/accounts/v3/new-${Date.now()}`
  const id = `page${path.replaceAll('/', '_')}`
  // Before it is there it is asked for: nobody may keep that it is not.
  await Promise.all(instances.map((port) => read(port, path)))
  await lake.create({ _id: id, _type: 'page', title: 'New', description: 'A new page', path, body: [] })
  await onAll('a new page', answers(path, 200))
  await lake.delete(id)
  await onAll('a removed page', answers(path, 404))
  return reached
}
