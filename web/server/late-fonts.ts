const PRELOAD = /<link rel="preload" href="[^"]+" as="font"[^>]*\/>/g
/** What is read ends here: the framework's data follow. */
const DATA = '<script>(self.__next_f='

/**
 * Has a page ask for its fonts behind its text: Chromium paints nothing while a font that the head preloads is on its
 * way, and the font shares the line with the text. Until it comes, faces of the same measures stand in.
 */
export function lateFonts(html: string): string {
  const headEnd = html.indexOf('</head>')
  const dataStart = html.indexOf(DATA, headEnd)
  if (headEnd < 0 || dataStart < 0) return html
  const head = html.slice(0, headEnd)
  const preloads = (head.match(PRELOAD) ?? []).join('')
  return head.replaceAll(PRELOAD, '') + html.slice(headEnd, dataStart) + preloads + html.slice(dataStart)
}
