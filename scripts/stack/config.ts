import { join } from 'node:path'
import { ContentSourceError, resolveContentSource, type ContentSource } from '@portal/content-source'
import { letterboxToken } from '@portal/lake/letterbox'
import { UserError } from '../lib/fail.ts'
import { root } from '../lib/paths.ts'
import type { Ports } from '../lib/ports.ts'
import { loadSecrets, type Secrets } from '../lib/secrets.ts'

/** Everything that decides how a stack runs. */
export type StackConfig = {
  ports: Ports
  dataFolder: string
  secrets: Secrets
  source: ContentSource
  studioUrl: string
  webUrl: string
  /** Where the embedded lake sends what changed; the portal itself when there is none. */
  webhookUrl?: string
  /** Build outputs, apart for each kind of stack so that a test run never disturbs a running portal. */
  output: { web: string; studio: string }
  env: NodeJS.ProcessEnv
}

type Options = { ports: Ports; dataFolder: string; suffix?: string; env?: NodeJS.ProcessEnv }

/** Resolves a stack from the environment. @throws {UserError} naming what is wrong */
export function configureStack({ ports, dataFolder, suffix = '', env = process.env }: Options): StackConfig {
  const source = sourceOf({ ...env, LAKE_PORT: String(ports.lake) })
  const secrets = loadSecrets(dataFolder)
  const studioUrl = env['STUDIO_URL'] || `http://localhost:${ports.studio}`
  const webUrl = env['WEB_URL'] || `http://localhost:${ports.web}`
  const output = { web: `.next${suffix}`, studio: join(root, 'studio', `dist${suffix}`) }
  return {
    ports,
    dataFolder,
    secrets,
    source,
    studioUrl,
    webUrl,
    output,
    env: {
      ...env,
      ...sourceEnv(source, env, secrets),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SANITY_CLI_TELEMETRY_DISABLED: '1',
      WEB_PORT: String(ports.web),
      STUDIO_PORT: String(ports.studio),
      LAKE_PORT: String(ports.lake),
      WEB_URL: webUrl,
      STUDIO_URL: studioUrl,
      STUDIO_DIST: output.studio,
      NEXT_DIST_DIR: output.web,
      WEBHOOK_SECRET: env['WEBHOOK_SECRET'] || secrets.webhookSecret,
      PREVIEW_SECRET: env['PREVIEW_SECRET'] || secrets.previewSecret,
    },
  }
}

function sourceOf(env: NodeJS.ProcessEnv): ContentSource {
  try {
    return resolveContentSource(env)
  } catch (error) {
    if (error instanceof ContentSourceError) throw new UserError(error.message)
    throw error
  }
}

// The token that may read drafts: the lake's own, or the hosted project's, which then has to be given. What the portal
// writes is readers' feedback: the lake has a token for that alone, a hosted project's may be left out.
function sourceEnv(source: ContentSource, env: NodeJS.ProcessEnv, secrets: Secrets): NodeJS.ProcessEnv {
  if (source.kind === 'embedded')
    return {
      LAKE_URL: source.apiHost,
      SANITY_READ_TOKEN: secrets.lakeReadToken,
      SANITY_WRITE_TOKEN: letterboxToken(secrets.lakeWriteToken),
    }
  const token = env['SANITY_READ_TOKEN'] || env['SANITY_API_TOKEN']
  if (!token)
    throw new UserError('SANITY_PROJECT_ID is set, but no token: set SANITY_READ_TOKEN (a viewer token of the project)')
  return { SANITY_READ_TOKEN: token }
}

/** What the lake's own process needs beyond the common environment: only it and its tools see the write token. */
export function lakeEnv({ env, dataFolder, secrets }: StackConfig): NodeJS.ProcessEnv {
  return {
    ...env,
    LAKE_DATA: join(dataFolder, 'lake'),
    LAKE_WRITE_TOKEN: secrets.lakeWriteToken,
    LAKE_READ_TOKEN: secrets.lakeReadToken,
    // Compiling is half of its start, and the same each time.
    NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/compile'),
  }
}
