import { badRequest, bodyTooLarge } from '../errors.ts'
import { limits } from '../wire.ts'

/** The whole body, or 413 as soon as it is known to be too large. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw bodyTooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw bodyTooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether brackets nest deeper than the limit; strings are skipped, and nothing is built up on the stack. */
export function nestsDeeperThan(text: string, limit: number, open: string, close: string): boolean {
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\') at++
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (open.includes(character)) {
      depth++
      if (depth > limit) return true
    } else if (close.includes(character)) depth--
  }
  return false
}

/** Parses the body as JSON: 413 over the limit, 400 when it is not JSON or nests too deeply. */
export async function readJson(request: Request, limit: number = limits.bodyBytes): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, limit))
  if (nestsDeeperThan(text, limits.jsonDepth, '{[', '}]')) {
    throw badRequest(`The request body nests deeper than ${limits.jsonDepth} levels`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
