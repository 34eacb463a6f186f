/** The variants of a page, in the order of the switch; the empty one holds for every mode. */
const MODES = [
  { suffix: '', label: 'All modes' },
  { suffix: '-continuous', label: 'Continuous' },
  { suffix: '-one-time', label: 'One-time' },
  { suffix: '-wealth', label: 'Wealth' },
] as const

export type ModeLink = { path: string; label: string }

/** Where the variants of a page would stand: their paths differ in the access mode at the end. */
export function modePaths(path: string): string[] {
  const base = path.replace(/-(?:continuous|one-time|wealth)$/, '')
  return MODES.map(({ suffix }) => base + suffix)
}

/** The variants of the page at `path` that are there, this one included; none when there is no other. */
export function modesOf(path: string, present: readonly string[]): ModeLink[] {
  const links = modePaths(path).flatMap((variant, index) => {
    const label = MODES[index]?.label
    return label && present.includes(variant) ? [{ path: variant, label }] : []
  })
  return links.length > 1 ? links : []
}
