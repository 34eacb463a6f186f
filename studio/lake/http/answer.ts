import { mediaTypes } from '../wire.ts'

/** A JSON answer. What a lake says may change at any moment, so nothing between it and its reader may keep it. */
export function json(body: unknown, status = 200): Response {
  return jsonText(JSON.stringify(body), status)
}

/** The same for JSON that is written already. */
export function jsonText(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': mediaTypes.json, 'cache-control': 'no-store' },
  })
}
