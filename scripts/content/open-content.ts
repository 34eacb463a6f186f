import { clientOptions } from '@portal/content-source'
import { createClient, type SanityClient } from '@sanity/client'
import { UserError } from '../lib/fail.ts'
import type { StackConfig } from '../stack/config.ts'
import { Stack } from '../stack/stack.ts'

export type OpenContent = { client: SanityClient; close: () => Promise<void> }

/** A client that may read and write everything. The embedded lake is started for it when it is not running. */
export async function openContent(config: StackConfig): Promise<OpenContent> {
  if (config.source.kind === 'hosted') {
    const token = process.env['SANITY_WRITE_TOKEN'] || process.env['SANITY_API_TOKEN']
    if (!token) throw new UserError('set SANITY_WRITE_TOKEN, a token of the project that may write')
    return { client: clientWith(config, token), close: async () => undefined }
  }
  const client = clientWith(config, config.secrets.lakeWriteToken)
  if (await answers(config.source.apiHost)) return { client, close: async () => undefined }
  const stack = new Stack(config)
  await stack.startLake()
  return { client, close: () => stack.children.stopAll() }
}

function clientWith(config: StackConfig, token: string): SanityClient {
  return createClient({ ...clientOptions(config.source), token })
}

async function answers(url: string): Promise<boolean> {
  return fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
