import { RELOADED } from './reload-mark.ts'

/** Forgets the reload, so that a later deploy may cause one again. Called once another page has been reached. */
export function clearReload(path: string): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== path) sessionStorage.removeItem(RELOADED)
  } catch {
    // Nothing was remembered.
  }
}
