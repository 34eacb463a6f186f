import { setTimeout } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** Settles once nothing has been loaded for `quiet` milliseconds, at the latest after a minute. */
export async function untilQuiet(tab: Tab, quiet = 2000): Promise<void> {
  let seen = ''
  let since = performance.now()
  for (const end = since + 60_000; performance.now() < end;) {
    const state = JSON.stringify(tab.loaded().map(({ bytes }) => bytes))
    if (state !== seen) {
      seen = state
      since = performance.now()
    } else if (performance.now() - since > quiet) return
    await setTimeout(100)
  }
}
