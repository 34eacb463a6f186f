/** What the browser remembers under a key; null when nothing is, or when storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a value where storage is allowed; private windows and full disks are no reason to fail. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is lost but the memory of it.
  }
}
