/** A heading and how far below the top of the window it stands, in pixels. */
export type Placed = { id: string; top: number }

/** A heading that has passed this line, below the sticky bar, is being read. */
export const READING_LINE = 140

/**
 * The section being read: the last heading above the reading line; the last one in view when the page can't be
 * scrolled any further, since the end of a page may be too short to bring it up; none above the first.
 */
export function currentSection(
  headings: readonly Placed[],
  window: { height: number; atEnd: boolean },
): string | undefined {
  const line = window.atEnd ? window.height : READING_LINE
  return headings.findLast(({ top }) => top <= line)?.id
}
