import { readStorage, writeStorage } from '../../lib/local-storage.ts'
import { SITE } from '../../site.ts'
import { parsePortalConfig, type PortalConfig } from './portal-config.ts'

const LAST_GOOD_KEY = 'portal-config'

/** The one call the portal makes at start-up. A good answer is remembered for when a later one fails. */
export async function fetchPortalConfig(url: string): Promise<PortalConfig> {
  const response = await fetch(url, { signal: AbortSignal.timeout(SITE.requestTimeout) })
  if (!response.ok) throw new Error(`The configuration call answered ${response.status}`)
  const config = parsePortalConfig(await response.json())
  writeStorage(LAST_GOOD_KEY, JSON.stringify(config))
  return config
}

/** The last good configuration of this browser, if there is one. */
export function lastGoodConfig(): PortalConfig | undefined {
  const stored = readStorage(LAST_GOOD_KEY)
  if (stored === null) return undefined
  try {
    return parsePortalConfig(JSON.parse(stored))
  } catch {
    return undefined
  }
}
