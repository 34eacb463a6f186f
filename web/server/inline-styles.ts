import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[\w-]+\.css)" data-precedence="next"\/>/g
/** Of a page's first visit no more than this goes into it; more is worth a file that the browser keeps. */
const MOST_BYTES = 100_000

/** Reads a file of the build, below `static`; undefined when there is none. */
export type ReadSheet = (file: string) => string | undefined

/**
 * Puts a page's style sheets into the page, so that its first paint waits for nothing else. Their links stay, switched
 * off: React looks for them when the page comes alive and at each navigation, and loads what it does not find. (The
 * medium is for Chromium, whose look ahead loads a sheet that is only disabled.)
 */
export function inlineStyles(html: string, read: ReadSheet): string {
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd)
  const texts = [...head.matchAll(SHEET)].map(([, file = '']) => read(file))
  const sheets = texts.filter((text) => text !== undefined)
  const css = sheets.join('\n')
  if (css === '' || sheets.length < texts.length || css.length > MOST_BYTES) return html
  let first = true
  const inlined = head.replaceAll(SHEET, (link) => {
    const style = first ? `<style data-sheets="">${css}</style>` : ''
    first = false
    return `${style}${link.slice(0, -2)} media="not all" disabled=""/>`
  })
  return inlined + html.slice(headEnd)
}

/** Reads the sheets of a build once each. Their addresses, which begin at the sheet, begin at the root in a page. */
export function createSheets(folder: string): ReadSheet {
  const known = new Map<string, string | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, load(join(folder, 'static', file)))
    return known.get(file)
  }
}

function load(file: string): string | undefined {
  try {
    const css = readFileSync(file, 'utf8').replaceAll('url(../', 'url(/_next/static/')
    // What would end the element early is left in its file.
    return css.includes('</style') ? undefined : css.trim()
  } catch {
    return undefined
  }
}
