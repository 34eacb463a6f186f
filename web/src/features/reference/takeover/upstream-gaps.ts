/** A part of Scalar's client without a name or state, as it comes, and the attributes that mend it; null takes one away. */
type Patch = { find: string; set: Readonly<Record<string, string | null>> }

/**
 * What Scalar's client leaves out for those who hear it, mended once it shows (found by axe with 1.76.0). Each is to go
 * when Scalar has it. Left as it is: the client has a `main` of its own (`landmark-no-duplicate-main`), within a modal
 * dialog, around which there is nothing for assistive technology.
 */
const PATCHES: readonly Patch[] = [
  // "None" is no role of a button, and takes its name away.
  { find: 'button[role="none"]', set: { role: null } },
  // A field that may open a list of variables says whether it is open only when it is.
  { find: '.code-input-lite__editor[role="combobox"]:not([aria-expanded])', set: { 'aria-expanded': 'false' } },
  // The arrow behind the scopes.
  {
    find: 'button[id^="headlessui-disclosure-button"]:not([aria-label]):has(> svg:only-child)',
    set: { 'aria-label': 'Show or hide' },
  },
  // The editor of a body. Who writes in it reaches it by key all the same; what scrolls counts as reached by this alone.
  {
    find: '.cm-content[role="textbox"]:not([tabindex])',
    set: { 'aria-label': 'Body of the request', tabindex: '0' },
  },
  { find: '.cm-scroller[tabindex="-1"]:has([contenteditable="false"])', set: { tabindex: '0' } },
]

/** Mends what is there of Scalar's client, and what comes. */
export function mendClient(): void {
  let waiting = false
  const mend = () => {
    waiting = false
    for (const client of document.querySelectorAll(CLIENT))
      for (const { find, set } of PATCHES) for (const part of client.querySelectorAll(find)) apply(part, set)
  }
  const observer = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(mend)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

const CLIENT = '[role="dialog"]'

function apply(part: Element, set: Patch['set']): void {
  for (const [name, value] of Object.entries(set))
    if (value === null) part.removeAttribute(name)
    else part.setAttribute(name, value)
}
