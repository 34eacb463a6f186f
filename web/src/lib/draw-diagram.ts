import { renderMermaidSVG } from 'beautiful-mermaid'
import { createMemo } from './memo.ts'

/** The words that stand for a diagram where it isn't seen. */
export type DiagramWords = { title: string; alt: string }

// Labels come from content. The library escapes them; should a release stop doing so, the source is shown instead.
const ACTIVE = /<(?:script|foreignObject|iframe|image|a)\b|\son\w+\s*=|javascript:|(?:href|src)\s*=/i

const memo = createMemo<string>(200)

/**
 * Draws Mermaid source as SVG, for the page's own style sheet to colour; undefined when the source can't be drawn.
 *
 * @param id unique on the page: what the drawing names within itself is prefixed with it
 */
export function drawDiagram(source: string, { title, alt }: DiagramWords, id: string): string | undefined {
  try {
    const drawn = memo(source, () => renderMermaidSVG(source, { bg: 'var(--paper)', fg: 'var(--ink)' }))
      // It asks a font service for a font, and is refused by our content policy; figure.module.css does its work.
      .replace(/<style>[\s\S]*?<\/style>\s*/g, '')
      .replace(/(<svg\b[^>]*?) style="[^"]*"/, '$1')
      .replace(/ data-[\w-]+="[^"]*"/g, '')
      .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    if (ACTIVE.test(drawn)) return undefined
    const names = `<title id="${id}-title">${escape(title)}</title><desc id="${id}-desc">${escape(alt)}</desc>`
    return drawn.replace(/<svg\b([^>]*)>/, `<svg$1 role="img" aria-labelledby="${id}-title ${id}-desc">${names}`)
  } catch {
    return undefined
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
