import { loadPortalConfig } from '../../../../features/portal-config/portal-config.query.ts'

// Rendered when the site settings change, not when a reader asks.
export const dynamic = 'force-static'

/** Answers the portal configuration. */
export async function GET(): Promise<Response> {
  return Response.json(await loadPortalConfig())
}
