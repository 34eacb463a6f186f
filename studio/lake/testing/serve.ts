import { serve } from '@hono/node-server'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { createTestLake } from './test-lake.ts'

export type ServedLake = ReturnType<typeof createTestLake> & {
  url: string
  client: (config?: ClientConfig) => SanityClient
  anonymous: () => SanityClient
  stop: () => Promise<void>
}

/** A test lake behind a real port, and the real client pointed at it. */
export async function serveTestLake(): Promise<ServedLake> {
  const lake = createTestLake()
  const { promise: port, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: lake.fetch, hostname: '127.0.0.1', port: 0 }, (address) => resolve(address.port))
  const url = `http://127.0.0.1:${await port}`
  const base: ClientConfig = {
    projectId: 'embedded',
    dataset: 'test',
    apiHost: url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
  }
  return {
    ...lake,
    url,
    client: (config = {}) => createClient({ ...base, token: 'write-token', ...config }),
    anonymous: () => createClient(base),
    async stop() {
      lake.end()
      if (lake.failures.length > 0) throw new AggregateError(lake.failures, 'The lake answered 500')
      const { promise: closed, resolve: done } = Promise.withResolvers<void>()
      server.close(() => done())
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
