import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Body, encoded } from './body.ts'
import { chooseCoding } from './encodings.ts'
import { type Head, headersFor } from './head.ts'

/** Smaller ones do not get smaller. */
const LEAST_BYTES = 256

/** Whether a reader reaches the portal over TLS, which ends at the balancer in front of it. */
export function isSecure(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-proto'] === 'https'
}

/**
 * Gives an answer: 304 when the reader has it, without a body to HEAD, compressed as the reader takes it.
 *
 * @param onMade learns of the bytes of a compressed form that had to be made
 */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
  body: Body,
  onMade: (bytes: number) => void = () => {},
): void {
  const { headers } = request
  const known = headers['if-none-match']
  if (known !== undefined && head.status === 200 && isAmong(body.etag, known)) {
    response.writeHead(304, withoutBody(head, isSecure(request)))
    response.end()
    return
  }
  const accepted = headers['accept-encoding']
  const coding =
    body.compressible && body.raw.length >= LEAST_BYTES
      ? chooseCoding(Array.isArray(accepted) ? accepted.join() : accepted)
      : undefined
  const ready = coding ? body[coding] : body.raw
  if (ready) {
    send(request, response, head, ready, coding)
    return
  }
  if (coding)
    encoded(body, coding, onMade).then(
      (made) => send(request, response, head, made, coding),
      () => send(request, response, head, body.raw, undefined),
    )
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
  bytes: Buffer,
  coding: 'br' | 'gzip' | undefined,
): void {
  // The reader may have gone while the body was compressed.
  if (response.destroyed) return
  response.writeHead(head.status, headersFor(head, bytes.length, coding, isSecure(request)))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function withoutBody(head: Head, secure: boolean): string[] {
  return secure ? headersFor(head, 0, undefined, true).filter((_, at, all) => !isLength(all, at)) : head.plain
}

// A 304 names no length.
function isLength(all: readonly string[], at: number): boolean {
  return all[at - (at % 2)] === 'content-length'
}

/** Compares weakly, as RFC 9110 has it for If-None-Match. */
function isAmong(etag: string, known: string): boolean {
  if (known.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}
