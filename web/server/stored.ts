import { fontsAhead } from './fonts-ahead.ts'
import { inlineStyles, type ReadSheet } from './inline-styles.ts'
import { lateScripts } from './late-scripts.ts'
import { pagePolicy } from './policy.ts'

const POLICY = 'content-security-policy'
/** Where the pages of references are kept; they are read at addresses of their own, see src/proxy.ts. */
const REFERENCE_PAGES = /^\/reference-pages(?=\/)/

/** The address of the page that is kept under a key; undefined for what is no page or route. */
export function addressOf(key: string): string | undefined {
  const at = key.indexOf('/$/')
  if (at < 0) return undefined
  const path = key.slice(at + 2)
  return path === '/index' ? '/' : path.replace(REFERENCE_PAGES, '')
}

/** The tags that a page was made from. */
export function tagsOf(value: object): string[] {
  const tags = headersOf(value)?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

/** Whether a page was cut short: its file was being written when the disk was full or the machine stopped. */
export function isTorn(value: object): boolean {
  return 'html' in value && typeof value.html === 'string' && !value.html.includes('</html>')
}

/**
 * Makes a page what is served, unless that was done: with its style sheets in it, its fonts as the line allows, its scripts
 * after it and its policy beside it.
 */
export function finished(value: object, read: ReadSheet): void {
  if (!('html' in value) || typeof value.html !== 'string') return
  const headers = headersOf(value)
  if (headers?.[POLICY] !== undefined) return
  const html = lateScripts(fontsAhead(inlineStyles(value.html, read)))
  Object.assign(value, { html, headers: { ...headers, [POLICY]: pagePolicy(html) } })
}

function headersOf(value: object): Record<string, unknown> | undefined {
  return 'headers' in value && typeof value.headers === 'object' && value.headers !== null
    ? { ...value.headers }
    : undefined
}
