import { clientOf } from '../../lib/client-of.ts'
import { createRateLimit } from '../../lib/rate-limit.ts'

// Far more than editors need, and far less than it takes to guess; each try may ask the content source.
const mayCall = createRateLimit({ each: 60, all: 300, window: 60_000 })

/** Whether whoever sends this may try a secret or a key of previews once more. */
export function mayTry(request: Request): boolean {
  return mayCall(clientOf(request.headers))
}

export const TOO_MANY = 'Too many tries; try again in a minute.'
