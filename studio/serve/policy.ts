import type { ContentSource } from '@portal/content-source'

/**
 * The Content-Security-Policy of the Studio: itself, its content, and the portal that it previews. The embedded Studio reaches no other host, so the
 * calls it would make to its vendor (version check, feedback, error reports) end in the browser.
 */
export function contentSecurityPolicy(
  source: ContentSource,
  scriptHashes: readonly string[],
  portalUrl: string,
): string {
  const portal = new URL(portalUrl).origin
  const { connect, images } = source.kind === 'embedded' ? embedded(source.apiHost, source.projectId) : hosted
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    // Styled components write their rules into style elements.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${images}`,
    `media-src 'self' blob: ${images}`,
    `font-src 'self' data:`,
    `connect-src 'self' ${connect} ${portal}`,
    `worker-src 'self' blob:`,
    // The preview beside the form.
    `frame-src 'self' ${portal}`,
    `frame-ancestors 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

function embedded(apiHost: string, projectId: string) {
  const lake = new URL(apiHost)
  // The app kit inside the Studio prepends the project id whatever the client factory says.
  const withProject = `${lake.protocol}//${projectId}.${lake.host}`
  return { connect: [lake.origin, lake.origin.replace(/^http/, 'ws'), withProject].join(' '), images: lake.origin }
}

const hosted = {
  connect: 'https://*.sanity.io wss://*.sanity.io',
  images: 'https://cdn.sanity.io https://lh3.googleusercontent.com',
}
