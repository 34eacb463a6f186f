import { parsePortalConfig, PortalConfigError, type PortalConfig } from './portal-config.ts'

/** Time-out of the call, in milliseconds. */
const REQUEST_TIMEOUT = 30_000

const LAST_GOOD_KEY = 'portal-config'

/** Thrown when the call was answered by something else than a configuration. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError'
  readonly status: number
  constructor(status: number) {
    super(`The configuration call answered ${status}`)
    this.status = status
  }
}

/** The one call the portal makes at start-up. A good answer is remembered for when a later one fails. */
export async function fetchPortalConfig(url: string): Promise<PortalConfig> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new DOMException('No answer in time', 'TimeoutError')), REQUEST_TIMEOUT)
  try {
    const response = await fetch(url, { signal: abort.signal })
    if (!response.ok) throw new RefusedCallError(response.status)
    const config = parsePortalConfig(await response.json())
    remember(config)
    return config
  } finally {
    clearTimeout(timer)
  }
}

/** The most times that a call which failed is made again by itself. */
const MOST_RETRIES = 3

/**
 * How long to wait before calling again after `retries` failures, in milliseconds; undefined when that is of no use: a
 * refusal stays one, and a call that was cancelled is not wanted any more. A network that fell silent, a busy server
 * and a broken one may recover.
 */
export function retryConfigIn(error: unknown, retries: number): number | undefined {
  if (retries > MOST_RETRIES) return undefined
  if (error instanceof RefusedCallError && error.status < 500 && error.status !== 429) return undefined
  if (error instanceof PortalConfigError) return undefined
  if (error instanceof DOMException && error.name === 'AbortError') return undefined
  return 1000 * 2 ** retries
}

/** The last good configuration of this browser, if there is one. */
export function lastGoodConfig(): PortalConfig | undefined {
  try {
    return parsePortalConfig(JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? ''))
  } catch {
    return undefined
  }
}

// Not by `writeStorage`: shared with other parts of a page, it would be a file of its own, and one more to ask for.
function remember(config: PortalConfig): void {
  try {
    localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(config))
  } catch {
    // Nothing is lost but the memory of it.
  }
}
