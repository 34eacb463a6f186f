import 'server-only'
import { clientOptions } from '@portal/content-source'
import { createClient } from '@sanity/client'
import { env } from '../env.ts'

/** How long a read may take. Without a limit a hanging content source would keep a page from ever being rendered anew. */
const TIMEOUT_MS = 4000

/**
 * The readers' client: published content alone, no token, never the CDN (which answers with old data just after a
 * publish). Only fetch.ts uses it.
 */
export const client = createClient({
  ...clientOptions(env.source),
  perspective: 'published',
  timeout: TIMEOUT_MS,
  // fetch.ts retries, since the client ignores Retry-After.
  maxRetries: 0,
  stega: false,
})
