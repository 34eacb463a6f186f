import { type ContentSource, resolveContentSource } from '@portal/content-source'
import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'use a port number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'use a port number')
const secret = z.string().min(16, 'use at least 16 characters')
const address = z.url({ protocol: /^https?$/, error: 'use an address such as http://localhost:3333' })

const variables = z.object({
  /** Checks webhooks; without it the endpoint refuses them all. */
  WEBHOOK_SECRET: secret.optional(),
  /** Signs preview links; without it there is no preview. */
  PREVIEW_SECRET: secret.optional(),
  /** Reads drafts, for preview only. */
  SANITY_READ_TOKEN: z.string().optional(),
  /** Leaves readers' feedback; without it pages ask for none. */
  SANITY_WRITE_TOKEN: z.string().optional(),
  /** Joins this instance to others. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'use an address such as redis://localhost:6379' }).optional(),
  WEB_PORT: port.optional(),
  /** What `next start` sets; WEB_PORT wins. */
  PORT: port.optional(),
  STUDIO_URL: address.optional(),
  /** The portal's public address. */
  WEB_URL: address.optional(),
  /** Set by next.config.ts. */
  PORTAL_READ_STAMP: z.string().default('none'),
})

/** The server's configuration, parsed. */
export type Env = {
  source: ContentSource
  webPort: number
  readStamp: string
  webhookSecret: string | undefined
  previewSecret: string | undefined
  readToken: string | undefined
  writeToken: string | undefined
  redisUrl: string | undefined
  studioUrl: string | undefined
  webUrl: string
}

/** Thrown when a variable of the environment can't be used; the message has a line for each. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Parses the environment of the portal's server. An empty variable counts as absent.
 *
 * @throws {EnvError} naming every variable that is wrong, never its value when it is a secret
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(present)
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const value = parsed.data
  const webPort = value.WEB_PORT ?? value.PORT ?? 3000
  return {
    source: resolveContentSource(raw),
    webPort,
    readStamp: value.PORTAL_READ_STAMP,
    webhookSecret: value.WEBHOOK_SECRET,
    previewSecret: value.PREVIEW_SECRET,
    readToken: value.SANITY_READ_TOKEN,
    writeToken: value.SANITY_WRITE_TOKEN,
    redisUrl: value.REDIS_URL,
    studioUrl: value.STUDIO_URL,
    webUrl: (value.WEB_URL ?? `http://localhost:${webPort}`).replace(/\/+$/, ''),
  }
}
