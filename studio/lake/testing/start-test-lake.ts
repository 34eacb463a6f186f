import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { readConfig } from '../config.ts'
import { startLake, type StartOptions } from '../start-lake.ts'

export const STUDIO = 'http://localhost:4243'
export const WRITE_TOKEN = 'write-token-for-tests'
export const READ_TOKEN = 'read-token-for-tests'
export const ADMIN_TOKEN = 'admin-token-for-tests'

export type StartedTestLake = {
  url: string
  port: number
  failures: unknown[]
  client: (config?: ClientConfig) => SanityClient
  /** Asks as the Studio does: its Origin, and the session cookie when one is given. */
  asStudio: (path: string, init?: RequestInit & { cookie?: string }) => Promise<Response>
  /** Signs in by the zero-login and returns the cookie. */
  signIn: () => Promise<string>
  stop: () => Promise<void>
}

type TestOptions = StartOptions & { dataFolder?: string; env?: Readonly<Record<string, string>> }

/** The whole lake on a free port, with its sockets, tokens and a data folder that ends with it. */
export async function startTestLake(options: TestOptions = {}): Promise<StartedTestLake> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'lake-'))
  const failures: unknown[] = []
  const config = readConfig({
    LAKE_PORT: '0',
    LAKE_DATA: dataFolder,
    LAKE_WRITE_TOKEN: WRITE_TOKEN,
    LAKE_READ_TOKEN: READ_TOKEN,
    LAKE_ADMIN_TOKEN: ADMIN_TOKEN,
    STUDIO_URL: STUDIO,
    ...options.env,
  })
  const lake = await startLake(config, { report: (error) => failures.push(error), ...options })
  const url = `http://localhost:${lake.port}`
  const asStudio: StartedTestLake['asStudio'] = (path, { cookie, headers, ...init } = {}) =>
    fetch(url + path, { ...init, headers: { origin: STUDIO, ...(cookie && { cookie }), ...headersOf(headers) } })
  return {
    url,
    port: lake.port,
    failures,
    asStudio,
    async signIn() {
      const response = await asStudio('/v2021-06-07/users/me')
      await response.body?.cancel()
      return response.headers.get('set-cookie')?.split(';')[0] ?? ''
    },
    client: (more = {}) =>
      createClient({
        projectId: 'embedded',
        dataset: 'production',
        apiHost: url,
        useProjectHostname: false,
        apiVersion: '2025-02-19',
        useCdn: false,
        token: WRITE_TOKEN,
        maxRetries: 0,
        ...more,
      }),
    async stop() {
      await lake.close()
      if (failures.length > 0) throw new AggregateError(failures, 'the lake reported failures of its own')
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function headersOf(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
