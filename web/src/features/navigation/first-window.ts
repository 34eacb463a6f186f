/**
 * Marks a page that a reader comes to at its top: while it arrives, the browser lays out what comes into the window alone
 * (`content-visibility` in the style sheets), and the rest when it has nothing else to do. A reader who comes back, or to a
 * heading, stands at a place that has to be exact. Self-contained, since its source runs as a script.
 */
function beginWithFirstWindow(): void {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return
  root.dataset['arriving'] = ''
  const settle = () => delete root.dataset['arriving']
  // Not every browser tells when it is idle.
  addEventListener('load', () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(settle) : setTimeout(settle),
  )
}

/** The marking as a script for the start of the HTML. */
export const FIRST_WINDOW_SCRIPT = `(${beginWithFirstWindow})()`
