import { createHash } from 'node:crypto'

export type IndexPage = {
  html: string
  /** The page's own scripts as CSP sources, so that no other inline script can run. */
  scriptHashes: string[]
}

/**
 * Makes the built page load from its own origin alone: takes out the vendor's bridge script, which serves a dashboard
 * that the embedded Studio is no part of, and the fonts on a vendor's host, for which the system's stand in.
 */
export function prepareIndexPage(built: string): IndexPage {
  const html = built
    .replaceAll(/<script\b[^>]*\bsrc="https?:[^>]*>\s*<\/script>\s*/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\("https?:[^}]*\}\s*/g, '')
  const inline = [...html.matchAll(/<script(?:\s+type="[^"]*")?>([\s\S]*?)<\/script>/g)]
  return { html, scriptHashes: inline.map(([, script = '']) => hashSource(script)) }
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
