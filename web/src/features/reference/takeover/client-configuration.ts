import { type PageConfiguration, scalarConfiguration } from '../scalar/configuration.ts'
import { sendTried } from './send-tried.ts'
import { mendClient } from './upstream-gaps.ts'

let mending = false

/** The configuration of Scalar with what a browser alone has: the sending of requests, by a client that is mended. */
export function clientConfiguration(page: PageConfiguration) {
  if (!mending) mendClient()
  mending = true
  return { ...scalarConfiguration(page), customFetch: sendTried }
}
