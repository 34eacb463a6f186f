import { createHash } from 'node:crypto'
import { REFERENCE_ID } from '../src/features/reference/ui/reference-id.ts'

// Scripts and styles that stand in the page. What has a `src` is covered by 'self'.
const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const NOBODY = "'none'"
const REFERENCE = new RegExp(`<div id="${REFERENCE_ID}"[ >]`)
/** Data, such as what search engines read, is never run. */
const DATA = /\btype="(?:application\/(?:ld\+)?json|speculationrules)"/

/**
 * The Content-Security-Policy of a page, from the very bytes that are served: nothing runs but the portal's own files
 * and the scripts that its rendering wrote into the page. Attributes of style stay allowed: the colours of code and the
 * places of a diagram's parts are such.
 *
 * @param ancestors who may frame the page; nobody by default, and the Studio a preview
 */
export function pagePolicy(html: string, ancestors: string = NOBODY): string {
  const scripts = new Set<string>()
  for (const [, attributes, code] of html.matchAll(SCRIPT))
    if (code && !DATA.test(attributes ?? '')) scripts.add(hashOf(code))
  const styles = new Set<string>()
  for (const [, code] of html.matchAll(STYLE)) if (code) styles.add(hashOf(code))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Scalar and the Studio's overlays write styles as they go; hashes beside `unsafe-inline` would take it back.
    REFERENCE.test(html) || ancestors !== NOBODY
      ? "style-src-elem 'self' 'unsafe-inline'"
      : ["style-src-elem 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** The policy of what is no page, and of pages whose bytes are not known: nothing runs, nothing loads. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
