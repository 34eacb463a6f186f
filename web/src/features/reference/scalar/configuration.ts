import type { ApiReference } from '@scalar/api-reference'
import { slugify } from '../description/slug.ts'

/** How a page shows its part of a description: with everything open, or with answers and nested objects closed. */
export type Detail = 'closed' | 'open'

/** What decides Scalar's markup of one page. It is kept with the markup, so that the browser takes over the same. */
export type PageConfiguration = {
  document: Record<string, unknown>
  detail: Detail
  /** The portal's public address: relative servers are shown with it. */
  origin: string
  /** What to fill in where a request is tried. */
  authentication?: Record<string, unknown>
}

/** What the browser takes a page over from. */
export type TakeoverPage = PageConfiguration & {
  /** What Scalar puts at the start of the body, such as the lists that its buttons open. */
  teleports: string
}

/** Scalar puts the slug before its ids; the hash is without it. */
export const DOCUMENT_SLUG = 'api'
/** Before every id that Vue makes, on the server and in the browser alike. */
export const ID_PREFIX = 'scalar-refs'

/** The one configuration of Scalar, on the server and in the browser: any difference would be a mismatch. */
export function scalarConfiguration({
  document,
  detail,
  origin,
  authentication,
}: PageConfiguration): ScalarConfiguration {
  const open = detail === 'open'
  return {
    slug: DOCUMENT_SLUG,
    content: document,
    baseServerURL: origin,
    ...(authentication && { authentication }),
    generateTagSlug: ({ name }) => slugify(name ?? ''),
    // The address is the portal's: sections have it as their ids, and the browser goes there by itself.
    urlRouting: false,
    theme: 'none',
    forceDarkModeState: 'light',
    hideDarkModeToggle: true,
    defaultOpenAllTags: true,
    expandAllResponses: open,
    expandAllSchemaProperties: open,
    hideModels: true,
    showSidebar: false,
    hideSearch: true,
    hideClientButton: true,
    documentDownloadType: 'none',
    // Nothing is loaded from another host, sent to one, or kept in the browser.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    persistAuth: false,
  }
}

type ScalarConfiguration = NonNullable<InstanceType<typeof ApiReference>['$props']['configuration']>
