const told = new Set<string>()

/** Writes a warning the first time it is met in this process: a page is rendered again and again. */
export function warnOnce(message: string, write: (message: string) => void = console.warn): void {
  if (told.has(message) || told.size > 1000) return
  told.add(message)
  write(message)
}
