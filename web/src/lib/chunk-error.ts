import { RELOADED } from './reload-mark.ts'

/** Whether an error means that a script of the page did not arrive, as after a deploy that dropped it. */
export function isChunkLoadError(error: Error): boolean {
  // The bundler's loader names every such error so, and words it as it likes.
  return error.name === 'ChunkLoadError'
}

/**
 * Whether to reload the page at `path` for a script that did not arrive: once, until the page has worked again.
 * Where nothing can be remembered the answer is no, since a reload could then repeat for ever.
 */
export function claimReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === path) return false
    sessionStorage.setItem(RELOADED, path)
    return sessionStorage.getItem(RELOADED) === path
  } catch {
    return false
  }
}
