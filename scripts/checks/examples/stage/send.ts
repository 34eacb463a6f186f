import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'

export const ORIGIN = 'http://localhost'

export type Fetch = (request: Request) => Promise<Response>
export type Reply = { location: string; body: unknown }
export type Send = (method: string, path: string, body?: object) => Promise<Reply>

/** Sends JSON to one API of the sandbox. */
export function sender(fetch: Fetch, api: string, token?: string): Send {
  return async (method, path, body) => {
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
    if (body) headers.set('content-type', 'application/json')
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(new Request(`${ORIGIN}/sandbox/${api}${path}`, init))
    const location = answer.headers.get('location') ?? ''
    return { location, body: parse(await answer.text()) }
  }
}

/** Sends a form to the token endpoint of an API. */
export async function askToken(fetch: Fetch, api: string, form: Record<string, string>): Promise<JsonRecord> {
  const { client_id: id = '', client_secret: secret = '', ...rest } = form
  const basic = api === 'payments'
  const headers = new Headers(basic ? { authorization: `Basic ${btoa(`${id}:${secret}`)}` } : {})
  const init = { method: 'POST', headers, body: new URLSearchParams(basic ? rest : form) }
  const answer = await fetch(new Request(`${ORIGIN}/sandbox/${api}/token`, init))
  return toRecord(parse(await answer.text()))
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text in a record. @throws {Error} when the sandbox did not give it, which makes every later step meaningless */
export function need(body: unknown, name: string): string {
  const value = toText(toRecord(body)[name])
  if (value === '') throw new Error(`The sandbox gave no ${name}: ${JSON.stringify(body)}`)
  return value
}
