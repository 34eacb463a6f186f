import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutRemoteFonts, withoutRemoteParts } from './own-hosts.ts'

/** The page of the Studio, and its own scripts as CSP sources, so that no other inline script can run. */
export function readIndexPage(dist: string): { html: string; scriptHashes: string[] } {
  const html = withoutRemoteParts(readFileSync(join(dist, 'index.html'), 'utf8'))
  const inline = [...html.matchAll(/<script(?:\s+type="[^"]*")?>([\s\S]*?)<\/script>/g)]
  return { html, scriptHashes: inline.map(([, script = '']) => hashSource(script)) }
}

/** The few style sheets of the Studio by their paths. */
export function readStyleSheets(dist: string): Map<string, string> {
  const names = readdirSync(join(dist, 'static')).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => [`/static/${name}`, withoutRemoteFonts(readFileSync(join(dist, 'static', name), 'utf8'))]),
  )
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
