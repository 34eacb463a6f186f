const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),[tabindex="0"]'

/** The elements inside `root` that Tab reaches, in order; hidden ones left out. */
export function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility())
}

/** Keeps Tab inside `root`: from the last element to the first, and back. */
export function wrapTab(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab') return
  const elements = focusable(root)
  const edge = event.shiftKey ? elements[0] : elements.at(-1)
  const outside = !root.contains(document.activeElement)
  if (document.activeElement !== edge && !outside) return
  event.preventDefault()
  const next = event.shiftKey ? elements.at(-1) : elements[0]
  next?.focus()
}

/** Makes everything on the page but `root` inert; the answer undoes it. */
export function inertOutside(root: HTMLElement): () => void {
  const made: HTMLElement[] = []
  for (
    let inside: HTMLElement = root;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      made.push(sibling)
    }
  }
  return () => {
    for (const element of made) element.inert = false
  }
}
