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
export async function timeUntilShown(port: number, text: string, patience: number): Promise<number | undefined> {
  const since = performance.now()
  while (performance.now() - since < patience) {
    if (await shows(port, text)) return performance.now() - since
    await setTimeout(20)
  }
  return undefined
}

async function shows(port: number, text: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${PAGE.path}`, { signal: AbortSignal.timeout(15_000) })
    const html = await response.text()
    return html.includes(`${text}"`)
  } catch {
    return false
  }
}
