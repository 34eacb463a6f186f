import { copyText } from '../../../lib/clipboard.ts'
import { DOCUMENT_SLUG } from '../scalar/configuration.ts'

/** How long a button says that it worked. */
const SHOWN_MS = 1600

const EXAMPLE = /^Copy example value: (.*)$/s

/** What one of Scalar's buttons would copy, as its markup tells; undefined for a button that does something else. */
function copiedBy(button: Element): string | undefined {
  if (button.matches('.scalar-code-copy')) {
    const code = button.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '')
    return code?.textContent?.trim() || undefined
  }
  if (button.matches('.property-example-value')) return EXAMPLE.exec(button.getAttribute('aria-label') ?? '')?.[1]
  if (!button.matches('.anchor-copy-button')) return undefined
  const id = button.closest('section[id]')?.id ?? ''
  if (!id.startsWith(`${DOCUMENT_SLUG}/`)) return undefined
  const { origin, pathname } = location
  return `${origin}${pathname}#${encodeURI(id.slice(DOCUMENT_SLUG.length + 1))}`
}

/**
 * Copies in place of one of Scalar's buttons: the text is in the markup, so that copying loads no megabyte. False for a
 * button that does something else.
 */
export function copyAlone(button: Element): boolean {
  const text = copiedBy(button)
  if (text !== undefined) void sayCopied(button, text)
  return text !== undefined
}

/**
 * Copies a text for a button, and says what became of it to eyes and ears.
 *
 * @param place where it is said; a dialog hears nothing from outside
 */
export async function sayCopied(button: Element, text: string, place: Element = document.body): Promise<void> {
  const copied = await copyText(text)
  const said = document.createElement('output')
  said.className = 'visually-hidden'
  place.append(said)
  // What is there from the start is not announced.
  requestAnimationFrame(() => (said.textContent = copied ? 'Copied to the clipboard' : 'It could not be copied'))
  button.toggleAttribute('data-portal-copied', copied)
  setTimeout(() => {
    said.remove()
    button.removeAttribute('data-portal-copied')
  }, SHOWN_MS)
}
