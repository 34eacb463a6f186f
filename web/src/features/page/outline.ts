import type { Heading } from '@portal/content-rules/headings'

/** An entry of the contents list with the entries below it. */
export type OutlineEntry = { id: string; text: string; children: OutlineEntry[] }

/** Nests headings of the levels from `min` to `max`; a level that was skipped nests no deeper than one step. */
export function nestOutline(headings: readonly Heading[], min: number, max: number): OutlineEntry[] {
  const top: OutlineEntry[] = []
  const open: { level: number; entry: OutlineEntry }[] = []
  for (const { id, text, level } of headings) {
    if (level < min || level > max || text === '') continue
    const entry: OutlineEntry = { id, text, children: [] }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop()
    const list = open.at(-1)?.entry.children ?? top
    list.push(entry)
    open.push({ level, entry })
  }
  return top
}
