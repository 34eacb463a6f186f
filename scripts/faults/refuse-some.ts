import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import type { End } from './faults.ts'
import { timeUntil } from './publish.ts'
import type { Way } from './way.ts'

/** So many of the reads of eighty pages are refused at least. */
const LEAST = 4
const PATIENCE_MS = 60_000

/** Has the content source refuse some reads while the menu, and so every page, changes. None is asked for too early. */
export async function refuseSome({ content: { inject, refusals } }: Way, lake: SanityClient): Promise<End> {
  inject('sparing')
  const entry = await lake.fetch<string>('*[_type == "menuEntry" && itemId == "accounts.v3"][0]._id')
  await lake
    .patch(entry)
    .set({ label: `API V3, ${Date.now()}` })
    .commit()
  return async () => {
    const isEnough = await timeUntil(async () => refusals.count() >= LEAST, PATIENCE_MS)
    inject('none')
    // The last refused one may still come too early.
    await setTimeout(refusals.seconds * 1000)
    return isEnough === undefined ? [`only ${refusals.count()} reads were refused`] : [...refusals.early()]
  }
}
