/** Written into the bundle by `sanity.cli.ts`; absent where the configuration is loaded without a bundler. */
declare const __PORTAL_URL__: string | undefined

/** Where the portal that shows this content is. */
export const portalUrl: string = typeof __PORTAL_URL__ === 'undefined' ? portalUrlOf(process.env) : __PORTAL_URL__

function portalUrlOf(env: Readonly<Record<string, string | undefined>>): string {
  return env['WEB_URL'] || `http://localhost:${env['WEB_PORT'] || '3000'}`
}
