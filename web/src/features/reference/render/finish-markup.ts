import { escapeHtml } from '../../../lib/escape-html.ts'
import { DOCUMENT_SLUG } from '../scalar/configuration.ts'
import type { PlannedPage } from './plan-pages.ts'

type Finishing = {
  kind: PlannedPage['kind']
  /** Where the webhooks of the description begin. */
  webhooks: string | undefined
}

const SECTION = new RegExp(
  `(<section[^>]* id="${DOCUMENT_SLUG}/([^"]+)"[^>]*>(?:<!--[^>]*-->)*<(?:div|header|h[1-6])(?![^>]*\\sid=))`,
  'g',
)

/**
 * Adds to Scalar's markup what makes it a page of the portal before any script runs. Attributes alone: hydration
 * overlooks them, while an element more or less would be a mismatch.
 */
export function finishMarkup(markup: string, { kind, webhooks }: Finishing): string {
  const finished = markup
    // Scalar's hash leaves out the slug that its ids begin with: with this id the browser finds the section itself.
    .replace(SECTION, '$1 id="$2"')
    // A focus trap of the component library, which would be a stop of the Tab key that nobody sees.
    .replace(/<button aria-hidden="true"(?![^>]*tabindex)/g, '<button aria-hidden="true" tabindex="-1"')
    // A landmark for each operation, all of one name, is none to go by.
    .replace(/<div role="region"(?=[^>]* aria-label="Example Responses")/g, '<div role="group"')
    // The target of the skip link.
    .replace(/<main (?![^>]* id=)/, '<main id="main" tabindex="-1" ')
  return withWebhooks(kind === 'operation' ? withHeadings(finished) : finished, webhooks)
}

// On the page of an operation its parts follow the heading of the page: the two levels between are not shown.
const withHeadings = (markup: string) =>
  markup.replaceAll('<h4 class="section-header-label', '<h4 aria-level="2" class="section-header-label')

// The anchor of webhooks that other tools have, beside the one of their group: an element has one id, so the next has it.
function withWebhooks(markup: string, anchor: string | undefined): string {
  const at =
    anchor === undefined || markup.includes(' id="webhooks"') ? -1 : markup.indexOf(` id="${escapeHtml(anchor)}"`)
  if (at === -1) return markup
  return (
    markup.slice(0, at) + markup.slice(at).replace(/(>[^<]*<(?:div|h[1-6]|a|p|ul)\b)(?![^>]*\sid=)/, '$1 id="webhooks"')
  )
}
