const QUIET_MS = 1000

/**
 * Begins a work once the browser has had nothing else to do for a while. `begin` answers how to end it; the answer ends
 * it, or calls it off.
 */
export function whenIdle(begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let over = false
  const start = () => {
    if (!over) end = begin()
  }
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start()),
    QUIET_MS,
  )
  return () => {
    over = true
    clearTimeout(timer)
    end?.()
  }
}
