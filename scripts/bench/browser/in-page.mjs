// What runs in the measured page itself. Plain JavaScript, since the names of a browser must not be known to the rest
// of the scripts; each function stands by itself, as it travels to the page as text.

/** Runs before the page's own scripts: collects paints, shifts and long tasks. */
export function observe() {
  const found = { lcp: 0, cls: 0, tasks: [] }
  window.bench = found
  const takers = {
    'largest-contentful-paint': (entry) => {
      found.lcp = entry.startTime
    },
    'layout-shift': (entry) => {
      if (!entry.hadRecentInput) found.cls += entry.value
    },
    longtask: ({ startTime: start, duration }) => {
      found.tasks.push({ start, duration })
    },
  }
  for (const [type, take] of Object.entries(takers))
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}

/** What was collected. The blocking time is what each long task after the first paint has over 50 ms. */
export function collect() {
  const { lcp, cls, tasks } = window.bench
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const after = tasks.map(({ start, duration }) => Math.min(duration, start + duration - fcp))
  return { fcp, lcp, cls, tbt: after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) }
}

/** The addresses of the page and of all that it began to load before its load event. */
export function begunBeforeLoad() {
  const [page] = performance.getEntriesByType('navigation')
  const parts = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < page.loadEventStart)
  return [page, ...parts].map(({ name }) => name)
}

/** Marks the first link of `selector` that leads to another guide. */
export function markLink(selector) {
  const links = [...document.querySelectorAll(selector)]
  const here = location.pathname.replace(/\/$/, '')
  const leads = ({ origin, pathname }) =>
    origin === location.origin && pathname.replace(/\/$/, '') !== here && pathname.split('/').length > 2
  links.find(leads)?.setAttribute('data-bench-link', '')
}

/** Notes the time of the next click. Kept in the tab's session, so that a site that loads a whole new page is timed the same. */
export function armClock() {
  const heading = document.querySelector('h1')?.textContent ?? ''
  const note = () => {
    sessionStorage.setItem('bench-heading', heading)
    sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + performance.now()))
  }
  document.addEventListener('click', note, { capture: true, once: true })
}

/** Called once a frame: answers, in the frame after the one in which another heading stood, how long that took. */
export function readClock() {
  const clicked = sessionStorage.getItem('bench-clicked')
  const heading = document.querySelector('h1')?.textContent
  if (!clicked || !heading || heading === sessionStorage.getItem('bench-heading')) return false
  const seen = sessionStorage.getItem('bench-seen')
  if (seen) return Number(seen) - Number(clicked)
  sessionStorage.setItem('bench-seen', String(performance.timeOrigin + performance.now()))
  return false
}

/** Types a word into a search, and waits, frame by frame, until the results are others and stay so for 400 ms. */
export function queryTime({ search, word }) {
  const results = () => [...document.querySelectorAll(search.result)].map((result) => result.textContent).join('|')
  const field = document.querySelector(search.input)
  let shown = results()
  let changed = 0
  const began = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, word)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: word }))
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now()
      const current = results()
      if (current !== shown && current !== '') {
        shown = current
        changed = now
      }
      if (changed > 0 && now - changed > 400) return resolve(changed - began)
      if (now - began > 5000) return resolve(5000)
      return requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
