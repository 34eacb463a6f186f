import { SandboxError } from '../errors.ts'

/** The media type of a request's body, without its parameters. A body that names none counts as JSON. */
export function mediaTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? 'application/json').split(';')
  return type.trim().toLowerCase()
}

/** Reads a body as text. @throws {SandboxError} as soon as it grows over `limit` bytes */
export async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit)
      throw new SandboxError('BAD_PARAMETER', { description: `The body is larger than ${limit} bytes.`, status: 413 })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A body as a value: JSON, or the fields of a form. @throws {SandboxError} for a body that is not JSON */
export function parseBody(type: string, text: string): unknown {
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new SandboxError('FORMAT_ERROR', { description: 'The body is not valid JSON.', status: 400 })
  }
}
