import { nextTurn } from './next-turn.ts'

/**
 * Calls back once the page has loaded with all that it asked for, or, where it has, in a turn of its own: what the page
 * takes over in one stretch keeps a press waiting. Answers how to call it off.
 */
export function afterLoad(work: () => void): () => void {
  if (document.readyState === 'complete') return nextTurn(work)
  window.addEventListener('load', work, { once: true })
  return () => window.removeEventListener('load', work)
}

const underWay = new Set<Promise<void>>()

/** Loads a part of the page after the page. Without it the page goes on as it is. Answers how to call it off. */
export function loadLater<T>(load: () => Promise<T>, use: (part: T) => void): () => void {
  return afterLoad(() => {
    const loading = load().then(use, () => {})
    underWay.add(loading)
    void loading.finally(() => underWay.delete(loading))
  })
}

/** The same, after every part that is loaded by `loadLater`. */
export function loadLast<T>(load: () => Promise<T>, use: (part: T) => void): () => void {
  return afterLoad(() => {
    void Promise.all(underWay)
      .then(load)
      .then(use, () => {})
  })
}
