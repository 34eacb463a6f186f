import { throttle } from './throttle.ts'

/** The layout is evaluated again at most this often while the window is resized, in milliseconds. */
const RESIZE_THROTTLE = 100

/**
 * Calls `listener` after the window has become wider or narrower, at most every 100 ms. A change of height alone is no
 * resize: a phone's address bar slides away while one scrolls.
 */
export function watchWidth(listener: () => void): () => void {
  let last = window.innerWidth
  const tell = throttle(listener, RESIZE_THROTTLE)
  // Every event is compared, not every look: a width that goes and comes back within 100 ms is a resize too.
  const onResize = () => {
    if (window.innerWidth === last) return
    last = window.innerWidth
    tell()
  }
  window.addEventListener('resize', onResize)
  return () => {
    tell.cancel()
    window.removeEventListener('resize', onResize)
  }
}
