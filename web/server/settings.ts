import { z } from 'zod'

const positive = (initial: number) => z.coerce.number().int().positive().default(initial)

const variables = z.object({
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  WEB_HOST: z.string().optional(),
  NEXT_DIST_DIR: z.string().default('.next'),
  PORTAL_CACHE_MB: positive(64),
  PORTAL_SERVER: z.enum(['portal', 'next']).default('portal'),
})

/** Parses what the serving layer reads from the environment. Empty variables count as absent. */
export function parseSettings(raw: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''))
  const value = variables.parse(present)
  return {
    server: value.PORTAL_SERVER,
    port: value.WEB_PORT ?? value.PORT ?? 3000,
    host: value.WEB_HOST,
    distDir: value.NEXT_DIST_DIR,
    cacheBytes: value.PORTAL_CACHE_MB * 1024 * 1024,
  }
}
