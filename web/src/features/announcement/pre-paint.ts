import { PLACE_PATTERN } from '../../paths.ts'

declare global {
  // Set by the script below; the island calls it again whenever something else may show, or one is dismissed.
  var showAnnouncement: ((dismissed?: string) => number | undefined) | undefined
  // Set by it as well: from then on the page is told the height of this box.
  var watchAnnouncements: ((box: HTMLElement) => void) | undefined
}

/** The id of the element that holds the announcements; the script and the island agree on it. */
export const ANNOUNCEMENTS_ID = 'announcements'

/** The one key under which the browser remembers dismissals. */
export const DISMISSAL_KEY = 'dismissed-announcements'

/**
 * Shows the right announcement: by the reader's clock, the address and what was dismissed. The cached HTML knows none of
 * these for sure. It does what `pickAnnouncement` does, over attributes in the markup. Self-contained, since its source
 * runs as a script before the first paint.
 *
 * @param dismissed the key of one that the reader has just closed; it is remembered
 * @returns how long nothing changes by itself, in milliseconds, or a shorter time; undefined for ever
 */
export function showAnnouncement(
  boxId: string,
  dismissalKey: string,
  placePattern: string,
  dismissed?: string,
): number | undefined {
  // Browsers count time-outs in 31 bits; anything later is looked at again before.
  const longestSleep = 12 * 60 * 60 * 1000
  // Old keys are forgotten beyond this many, so that the memory does not grow for ever.
  const remembered = 50
  let gone: unknown[] = []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(dismissalKey) ?? '')
    if (Array.isArray(stored)) gone = stored
  } catch {
    // Nothing was dismissed, or nothing that can be read.
  }
  if (dismissed !== undefined) {
    gone = [...gone.filter((key) => key !== dismissed), dismissed].slice(-remembered)
    try {
      localStorage.setItem(dismissalKey, JSON.stringify(gone))
    } catch {
      // It holds until something else may show.
    }
  }
  const now = Date.now()
  const [, product, version] = new RegExp(placePattern).exec(location.pathname) ?? []
  let shown = false
  let next = Infinity
  for (const item of document.querySelectorAll<HTMLElement>(`#${boxId} > *`)) {
    const { key, start, end, closable, ...place } = item.dataset
    for (const at of [Number(start), Number(end)]) if (at > now) next = Math.min(next, at)
    const due = (!start || Number(start) <= now) && (!end || now < Number(end))
    const here =
      (!place['product'] || place['product'] === product) && (!place['version'] || place['version'] === version)
    item.hidden = shown || !due || !here || (closable !== undefined && gone.includes(key))
    shown ||= !item.hidden
  }
  return next === Infinity ? undefined : Math.min(next - now, longestSleep)
}

/**
 * Keeps the height of what shows where jumps to a heading and what sticks below it find it: a rule for these alone, since a
 * property of the root would have the whole page styled anew. Measured when the browser has laid the page out anyway,
 * before it is painted. Self-contained, as above.
 */
export function createHeightWatch(): (box: HTMLElement) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let known = 0
  return (box) => {
    const observer = new ResizeObserver(() => {
      // Another one has taken its place.
      if (!box.isConnected) return observer.disconnect()
      const height = box.offsetHeight
      if (height === known) return
      known = height
      sheet.replaceSync(`html{scroll-padding-top:calc(var(--covered) + ${height}px)}.stuck{--announcement:${height}px}`)
    })
    observer.observe(box)
  }
}

const GIVEN = [ANNOUNCEMENTS_ID, DISMISSAL_KEY, PLACE_PATTERN].map((text) => JSON.stringify(text)).join()

/** The script that shows it before the first paint. */
export const PRE_PAINT_SCRIPT = `(function(){
(globalThis.showAnnouncement=(dismissed)=>(${showAnnouncement})(${GIVEN},dismissed))()
;(globalThis.watchAnnouncements=(${createHeightWatch})())(document.getElementById(${JSON.stringify(ANNOUNCEMENTS_ID)}))
})()`
