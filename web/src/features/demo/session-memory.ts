/** What this tab remembers of a demo. Blocked or full storage is no reason to fail: nothing is lost but the memory. */

const keyOf = (demo: string) => `demo-${demo}`

export function recall(demo: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(demo))
  } catch {
    return null
  }
}

export function remember(demo: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(demo), text)
  } catch {
    // The demo goes on without.
  }
}

export function forget(demo: string): void {
  try {
    sessionStorage.removeItem(keyOf(demo))
  } catch {
    // There was nothing to forget.
  }
}
