import type { SearchAnswer } from './answer.ts'

const TIMEOUT_MS = 8000

/**
 * Asks the portal.
 *
 * @throws with a sentence for the reader when there is no answer, or the name `AbortError` when it is no longer wanted
 */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`/api/search?q=${encodeURIComponent(query)}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(isRefusal(body) ? body.error : 'The search did not answer; try again in a moment.')
  if (!isAnswer(body)) throw new Error('The search did not answer; try again in a moment.')
  return body
}

function isRefusal(body: unknown): body is { error: string } {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
}

// Of our own origin: its shape is held by the type of the endpoint's answer.
function isAnswer(body: unknown): body is SearchAnswer {
  return typeof body === 'object' && body !== null && 'groups' in body && Array.isArray(body.groups)
}
