import { setTimeout } from 'node:timers/promises'
import { clientOptions } from '@portal/content-source'
import { createClient, type SanityClient } from '@sanity/client'
import type { StackConfig } from '../stack/config.ts'

const PAGE = { id: 'page_docs_accounts_v3_users', path: '/docs/accounts/v3/users' }

/** A client that may write, and gives up at once: what does not answer is part of the trial. */
export function writerOf({ source, secrets }: StackConfig): SanityClient {
  return createClient({ ...clientOptions(source), token: secrets.lakeWriteToken, maxRetries: 0 })
}

/** Publishes a text, which a page then shows as its description. */
export async function publish(lake: SanityClient, text: string): Promise<void> {
  await lake.patch(PAGE.id).set({ description: text }).commit()
}

/** How long it takes until an instance shows the text whole; undefined when `patience` was not enough. */
export function timeUntilShown(port: number, text: string, patience: number): Promise<number | undefined> {
  return timeUntil(async () => isShown((await read(port, PAGE.path)).html, text), patience)
}

/** How long it takes until `isSo`; undefined when `patience` was not enough. What can't be told is not so. */
export async function timeUntil(isSo: () => Promise<boolean>, patience: number): Promise<number | undefined> {
  const since = performance.now()
  while (performance.now() - since < patience) {
    if (await isSo().catch(() => false)) return performance.now() - since
    await setTimeout(20)
  }
  return undefined
}

/** Whether the first answer of an instance that is starting shows the text; false when none came within `patience`. */
export async function firstShows(port: number, text: string, patience: number): Promise<boolean> {
  let first: string | undefined
  await timeUntil(async () => {
    first = (await read(port, PAGE.path)).html
    return true
  }, patience)
  return first !== undefined && isShown(first, text)
}

/** What an instance answers. */
export async function read(port: number, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(15_000) })
  return { status: response.status, html: await response.text() }
}

// It ends an attribute, so that one text which begins another is told from it.
const isShown = (html: string, text: string): boolean => html.includes(`${text}"`)
