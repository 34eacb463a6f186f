import type { HydrationStrategy } from 'vue'

// Looked at a little before it is seen.
const MARGIN = { rootMargin: '300px 0px' }

const pending = new Map<Element, () => void>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * Hydrates a section when it comes near the window, each in a task of its own. Vue's own strategy measures every
 * section first, which has the browser lay out the whole page again and again.
 */
export const whenNear: HydrationStrategy = (hydrate, forEachElement) => {
  const elements: Element[] = []
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    queue = queue.then(() => new Promise((resolve) => setTimeout(resolve))).then(now)
  }, MARGIN)
  let done = false
  const now = () => {
    if (done) return
    done = true
    observer.disconnect()
    for (const element of elements) pending.delete(element)
    hydrate()
  }
  forEachElement((element) => {
    if (!(element instanceof Element)) return
    elements.push(element)
    pending.set(element, now)
    observer.observe(element)
  })
  return () => observer.disconnect()
}

/** Hydrates at once whatever stands around an element, from the outside in. */
export function hydrateAround(element: Element): void {
  for (;;) {
    const next = [...pending].find(([section]) => section.contains(element))
    if (!next) return
    pending.delete(next[0])
    next[1]()
  }
}
