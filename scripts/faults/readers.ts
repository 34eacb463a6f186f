import { setTimeout } from 'node:timers/promises'

/** What readers met: each answer that was wrong, and the longest that one took, in milliseconds. */
export type ReadersReport = { requests: number; errors: string[]; slowest: number }

const PAUSE_MS = 20
/** So long a browser waits as well. */
const PATIENCE_MS = 60_000

/**
 * Readers who go through the pages one after another. An error is an answer that is not 200, that does not show the page
 * asked for, or that was cut short.
 */
export function startReaders(webUrl: string, paths: readonly string[], readers = 4) {
  const report: ReadersReport = { requests: 0, errors: [], slowest: 0 }
  const stopping = new AbortController()
  const read = async (start: number) => {
    for (let at = start; !stopping.signal.aborted; at += 1) {
      const path = paths[at % paths.length] ?? '/'
      const since = performance.now()
      const fault = await faultOf(webUrl, path)
      report.requests += 1
      report.slowest = Math.max(report.slowest, performance.now() - since)
      if (fault) report.errors.push(`${path}: ${fault}`)
      await setTimeout(PAUSE_MS)
    }
  }
  const all = Promise.all(Array.from({ length: readers }, (_, n) => read(Math.floor((n * paths.length) / readers))))
  return {
    async stop(): Promise<ReadersReport> {
      stopping.abort()
      await all
      return report
    },
  }
}

/** What is wrong with a page as it is answered; undefined for nothing. */
export async function faultOf(webUrl: string, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(webUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const html = await response.text()
    if (response.status !== 200) return `status ${response.status}`
    const canonical = /<link rel="canonical" href="(?:https?:\/\/[^/"]+)?([^"]+)"/.exec(html)?.[1]
    // A crash, too, may come as a page and with 200; it does not say that it is this one.
    if (canonical !== path) return `shows ${canonical ?? 'no page'}`
    return html.includes('</html>') ? undefined : 'cut short'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
