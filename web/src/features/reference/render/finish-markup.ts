import { DOCUMENT_SLUG } from '../scalar/configuration.ts'

const SECTION = new RegExp(
  `(<section[^>]* id="${DOCUMENT_SLUG}/([^"]+)"[^>]*>(?:<!--[^>]*-->)*<(?:div|header|h[1-6])(?![^>]*\\sid=))`,
  'g',
)

/**
 * Adds to Scalar's markup what makes it a page of the portal before any script runs. Attributes alone: hydration
 * overlooks them, while an element more or less would be a mismatch.
 */
export function finishMarkup(markup: string): string {
  return (
    markup
      // Scalar's hash leaves out the slug that its ids begin with: with this id the browser finds the section itself.
      .replace(SECTION, '$1 id="$2"')
      // A focus trap of the component library, which would be a stop of the Tab key that nobody sees.
      .replace(/<button aria-hidden="true"(?![^>]*tabindex)/g, '<button aria-hidden="true" tabindex="-1"')
      // The target of the skip link.
      .replace(/<main (?![^>]* id=)/, '<main id="main" tabindex="-1" ')
  )
}
