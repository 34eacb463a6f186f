const WORDINGS = [
  /Failed to load chunk/i, // Turbopack
  /Loading (?:CSS )?chunk .+ failed/i, // webpack
  /dynamically imported module/i, // Chromium, Firefox
  /Importing a module script failed/i, // Safari
]

/** Whether an error means that a script of the page did not arrive, as after a deploy that dropped it. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || WORDINGS.some((wording) => wording.test(error.message))
}

const MARK = 'reloaded-for-chunk'

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Whether to reload the page at `path` for a script that did not arrive: once, until the page has worked again.
 * Where nothing can be remembered the answer is no, since a reload could then repeat for ever.
 */
export function claimReload(path: string, memory: () => Memory = () => sessionStorage): boolean {
  try {
    if (memory().getItem(MARK) === path) return false
    memory().setItem(MARK, path)
    return memory().getItem(MARK) === path
  } catch {
    return false
  }
}

/** Forgets the reload, so that a later deploy may cause one again. Called once another page has been reached. */
export function clearReload(path: string, memory: () => Memory = () => sessionStorage): void {
  try {
    const marked = memory().getItem(MARK)
    if (marked !== null && marked !== path) memory().removeItem(MARK)
  } catch {
    // Nothing was remembered.
  }
}
