import 'server-only'
import { clientOptions } from '@portal/content-source'
import { createClient } from '@sanity/client'
import { env } from '../env.ts'

const TIMEOUT_MS = 4000

/** Whether this portal may write what readers send. */
export const takesLetters = env.writeToken !== undefined

/**
 * Stores what a reader sent, or replaces what the same id held. The dot in its id keeps it from everybody who holds no
 * token, on the embedded lake as on hosted Sanity.
 */
export async function leaveLetter(type: 'feedback', id: string, fields: Record<string, unknown>): Promise<void> {
  if (!env.writeToken) throw new Error('SANITY_WRITE_TOKEN is not set')
  const client = createClient({
    ...clientOptions(env.source),
    token: env.writeToken,
    timeout: TIMEOUT_MS,
    maxRetries: 1,
    stega: false,
  })
  await client.createOrReplace({ ...fields, _id: `${type}.${id}`, _type: type })
}
