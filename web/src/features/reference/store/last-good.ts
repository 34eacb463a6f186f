import type { RenderRequest } from '../render/protocol.ts'
import { digestOf, readText, storeFolder, writeText } from './folder.ts'
import { type RenderingKey, storedRequest } from './rendered-pages.ts'

/** What the names of the notes begin with. */
export const GOOD = 'good-'

// Another content source, as a test has it, is built into a folder of its own: its references are none of ours.
const nameOf = (path: string) => `${GOOD}${digestOf(process.env['NEXT_DIST_DIR'] ?? '', path)}`

/** Notes what the reference at a path shows: for the time when its description can't be shown, and as being in use. */
export async function noteGood(path: string, key: RenderingKey): Promise<void> {
  await writeText(storeFolder(), nameOf(path), key)
}

/** What the reference at a path showed last. */
export async function lastGood(path: string): Promise<RenderRequest | undefined> {
  const key = await readText(storeFolder(), nameOf(path))
  return key === undefined ? undefined : storedRequest(key)
}
