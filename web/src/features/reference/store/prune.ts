import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readText, storeFolder } from './folder.ts'
import { GOOD } from './last-good.ts'

const DAY_MS = 86_400_000
/** A rendering that no reference shows any more may still be open in a browser, or be shown by one in a moment. */
const UNUSED_MS = DAY_MS
/** A note is renewed with each rendering of its reference. One that has not been for so long is of a stack that is gone. */
const FORGOTTEN_MS = 60 * DAY_MS

/** Removes from the store what nobody uses: renderings of descriptions, or by renderers, that have been replaced. */
export async function pruneStore(now = Date.now()): Promise<void> {
  const folder = storeFolder()
  const names = await readdir(folder).catch(() => [])
  const used = new Set<string>()
  for (const name of names.filter((one) => one.startsWith(GOOD))) {
    if ((await ageOf(name)) > FORGOTTEN_MS) await remove(name)
    else used.add((await readText(folder, name)) ?? '')
  }
  for (const name of names.filter((one) => !one.startsWith(GOOD) && !used.has(one)))
    if ((await ageOf(name)) > UNUSED_MS) await remove(name)

  async function ageOf(name: string): Promise<number> {
    const found = await stat(join(folder, name)).catch(() => undefined)
    return found ? now - found.mtimeMs : 0
  }

  async function remove(name: string): Promise<void> {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}
