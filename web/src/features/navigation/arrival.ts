import type { Transition } from '../../lib/router-transition.ts'

/**
 * Puts the page where a navigation that has been committed wanted it, and its address right: the router keeps the hash
 * of the first page load with that page's route and gives it to every later link to it.
 */
export function arrive(transition: Transition | null): void {
  if (transition?.type === 'traverse') return
  const { pathname, search, hash } = window.location
  const wanted = transition?.path === pathname ? transition.hash : hash
  if (wanted !== hash) window.history.replaceState(null, '', pathname + search + wanted)
  scrollToHash(wanted)
}

/** Calls `run` once the router has written the address of the navigation that has just begun. */
export function afterHistoryChange(run: () => void): void {
  const later = () => requestAnimationFrame(run)
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', later, { once: true })
  else requestAnimationFrame(later)
}

/**
 * Gives an entry that a plain link to a heading made in the history the state of the router. Coming back to an entry
 * without it the router would show the address of one page and the content of another.
 */
export function adoptHashEntry(): void {
  if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
}

function scrollToHash(hash: string): void {
  const id = decoded(hash.slice(1))
  const target = id ? document.getElementById(id) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
