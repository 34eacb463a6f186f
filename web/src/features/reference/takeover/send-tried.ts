import { curlOf } from './curl-of.ts'
import { offerCurl } from './offer-curl.ts'

/**
 * Sends what a reader tries. Of a request without an answer a browser tells a script nothing but that it failed: what
 * the reader is told is why that may be, and how to send it all the same.
 *
 * @throws {Error} when there is no answer, with a message for the reader
 */
export async function sendTried(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    // A request that the reader cancelled is no failure.
    if (!(error instanceof TypeError)) throw error
    const message = reasonFor(request.url, location.origin)
    offerCurl(message, await curlOf(copy))
    throw new Error(message, { cause: error })
  }
}

/** Why a request had no answer, in words for a reader. */
export function reasonFor(address: string, own: string): string {
  const { origin, host } = new URL(address)
  return origin === own
    ? 'The sandbox of this portal did not answer. Check your connection and send the request again, or run it with curl.'
    : `The request to ${host} was not sent. This page calls the sandbox of this portal alone, so that no token goes to another host, and a browser asks a server’s leave first (CORS). Choose the sandbox as the server, or run the request with curl.`
}
