import { afterLoad } from '../../lib/after-load.ts'

const QUIET_MS = 1000

/** Calls back once the page has loaded and the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : work()),
      QUIET_MS,
    )
  }
  const cancel = afterLoad(wait)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
