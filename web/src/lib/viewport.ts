import { SITE } from '../site.ts'
import { throttle } from './throttle.ts'

/**
 * Calls `listener` after the window has become wider or narrower, at most every 100 ms. A change of height alone is no
 * resize: a phone's address bar slides away while one scrolls.
 */
export function watchWidth(listener: () => void): () => void {
  let last = window.innerWidth
  const measure = throttle(() => {
    if (window.innerWidth === last) return
    last = window.innerWidth
    listener()
  }, SITE.resizeThrottle)
  window.addEventListener('resize', measure)
  return () => {
    measure.cancel()
    window.removeEventListener('resize', measure)
  }
}
