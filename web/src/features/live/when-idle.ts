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
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('load', wait)
  }
}
