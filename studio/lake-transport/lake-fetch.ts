import type { ClientConfig } from '@sanity/client'
import { LakeSocket, type Socket } from './lake-socket.ts'

/** The `fetch` that `@sanity/client` asks its environment for. */
export type ClientFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

const EVENT_STREAM = /^\/v[^/]+\/data\/(?:listen|live\/events)\//

/**
 * A `fetch` for the embedded lake. A browser opens at most six connections to a host over HTTP/1.1, and a Studio with
 * one open document holds six event streams: the next request would wait for ever, without an error. So the streams
 * share one WebSocket and everything else stays ordinary.
 *
 * @param connect opens the socket; tests give their own
 * @param fetch answers all that is no event stream
 */
export function createLakeFetch(
  apiHost: string,
  connect: (url: string) => Socket = (url) => new WebSocket(url),
  fetch: ClientFetch = (input, init) => globalThis.fetch(input, init),
): ClientFetch {
  const { origin } = new URL(apiHost)
  const socket = new LakeSocket(() => connect(`${origin.replace(/^http/, 'ws')}/lake/mux`))
  return (input, init) => {
    const url = new URL(input)
    if (url.origin !== origin || !EVENT_STREAM.test(url.pathname)) return fetch(input, init)
    return socket.open(url.pathname + url.search, Object.fromEntries(new Headers(init?.headers)), init?.signal)
  }
}
