type Entry = { path: string; bundled: string | null }

/** The canonical address of a reference: of those that show the same bundled description, the longest. */
export function canonicalAmong(entries: readonly Entry[], { path, bundled }: Entry): string {
  const same = entries.filter((other) => other.path === path || (bundled && other.bundled === bundled))
  const [canonical] = same.map((other) => other.path).toSorted((a, b) => b.length - a.length || a.localeCompare(b))
  return canonical ?? path
}
