import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Kind = 'HTML' | 'CSS' | 'JavaScript' | 'fonts'

/** A file that a page loads. `floor`: the framework's own, which every page of any Next.js site loads. */
export type Part = { name: string; kind: Kind; gzip: number; brotli: number; floor: boolean }

/** The most bytes that a page may weigh. */
export type Budget = {
  html: number
  css: number
  /** JavaScript on top of the framework's floor. */
  script: number
  fonts: number
  /** Everything but fonts, the floor included. */
  all: number
}

/** The addresses of what a page has a browser load by itself: scripts, style sheets and the fonts that it preloads. */
export function loadedBy(html: string): { kind: Exclude<Kind, 'HTML'>; path: string }[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const found = tags.flatMap((tag) => {
    const kind = kindOf(tag)
    const path = /\b(?:src|href|data-later)="([^"]+)"/.exec(tag)?.[1]
    return kind && path ? [{ kind, path: path.replaceAll('&amp;', '&') }] : []
  })
  return [...new Map(found.map((one) => [one.path, one])).values()]
}

// A browser that knows modules leaves polyfills out, and loads no style sheet that is switched off.
function kindOf(tag: string): Exclude<Kind, 'HTML'> | undefined {
  if (tag.startsWith('<script'))
    return /\b(?:src|data-later)=/.test(tag) && !/\bnomodule\b/i.test(tag) ? 'JavaScript' : undefined
  if (/\brel="stylesheet"/.test(tag)) return /\bdisabled\b/.test(tag) ? undefined : 'CSS'
  if (!/\brel="preload"/.test(tag)) return undefined
  if (/\bas="font"/.test(tag)) return 'fonts'
  return /\bas="script"/.test(tag) ? 'JavaScript' : undefined
}

/** The portal's style sheets, which stand in a page, and the page without them. */
export function stylesIn(html: string): { css: string; rest: string } {
  const css: string[] = []
  const rest = html.replace(/<style data-sheets="">([\s\S]*?)<\/style>/g, (_, text: string) => {
    css.push(text)
    return ''
  })
  return { css: css.join('\n'), rest }
}

/** Both compressed sizes of a file; a font is compressed already. */
export function weigh(name: string, kind: Kind, bytes: Buffer, floor = false): Part {
  if (kind === 'fonts') return { name, kind, gzip: bytes.length, brotli: bytes.length, floor }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    name,
    kind,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: quality }).length,
    floor,
  }
}

/** A line for each budget that the parts are over, with what they are made of, the largest first. */
export function overBudget(parts: readonly Part[], budget: Budget): string[] {
  const bounds = [
    ['HTML, Brotli', budget.html, parts.filter(({ kind }) => kind === 'HTML'), 'brotli'],
    ['CSS, Brotli', budget.css, parts.filter(({ kind }) => kind === 'CSS'), 'brotli'],
    ['JavaScript over the floor, gzip', budget.script, parts.filter(isOwnScript), 'gzip'],
    ['everything but fonts, Brotli', budget.all, parts.filter(({ kind }) => kind !== 'fonts'), 'brotli'],
    ['fonts', budget.fonts, parts.filter(({ kind }) => kind === 'fonts'), 'brotli'],
  ] as const
  return bounds.flatMap(([what, most, of, coding]) => {
    const bytes = total(of, coding)
    if (bytes <= most) return []
    const files = of.toSorted((a, b) => b[coding] - a[coding]).map((part) => `  ${part[coding]} ${part.name}`)
    return [[`${what}: ${bytes} bytes, ${bytes - most} over the budget of ${most}:`, ...files].join('\n')]
  })
}

function total(parts: readonly Part[], coding: 'gzip' | 'brotli'): number {
  return parts.reduce((sum, part) => sum + part[coding], 0)
}

function isOwnScript({ kind, floor }: Part): boolean {
  return kind === 'JavaScript' && !floor
}
