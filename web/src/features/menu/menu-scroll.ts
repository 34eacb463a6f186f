declare global {
  // Set by the script below: brings the selected entry of the menu into view.
  var revealInMenu: (() => void) | undefined
}

/** The id of the side menu. */
export const MENU_ID = 'side-menu'

/** Where in the menu a selected entry comes to stand when it was out of sight: at this share of the height. */
const STAND = 0.6

/**
 * Brings the selected entry into the view of the menu, and of nothing else: the page itself does not move. An entry in
 * sight stays where it is. Self-contained, since its source runs as a script before the first paint.
 */
function revealSelected(menuId: string, stand: number): void {
  const menu = document.getElementById(menuId)
  const entry = menu?.querySelector('[aria-current="page"]')
  if (!menu || !entry) return
  // Closed on a phone: to measure it would have a page that is still arriving laid out for nothing.
  if (!menu.checkVisibility()) return
  // On mobile the menu does not scroll; the sheet around it does.
  let scroller: HTMLElement | null = menu
  while (scroller && getComputedStyle(scroller).overflowY === 'visible') scroller = scroller.parentElement
  if (!scroller || scroller === document.body) return
  const frame = scroller.getBoundingClientRect()
  const box = entry.getBoundingClientRect()
  if (box.height === 0 || frame.height === 0) return
  const top = box.top - frame.top
  // The sticky line of the version covers the first 40 pixels.
  if (top >= 40 && top + box.height <= frame.height) return
  scroller.scrollTop += top - frame.height * stand
}

/** The script for the HTML: the first painted frame shows the entry, and the menu calls it again later. */
export const REVEAL_SCRIPT = `(globalThis.revealInMenu=()=>(${revealSelected})(${JSON.stringify(MENU_ID)},${STAND}))()`
