/** A heading and how far below the top of the window it stands, in pixels. */
export type Placed = { id: string; top: number }

/** How far below the place that a jump to a heading gives it the reading line lies, in pixels. */
const BELOW = 16

/** The line that a heading passes when it begins to be read: just below what sticks to the top of the window. */
export function readingLine(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + BELOW
}

/**
 * The section being read: the last heading above the reading line; the last one in view when the page can't be
 * scrolled any further, since the end of a page may be too short to bring it up; none above the first.
 */
export function currentSection(
  headings: readonly Placed[],
  window: { line: number; height: number; atEnd: boolean },
): string | undefined {
  const line = window.atEnd ? window.height : window.line
  return headings.findLast(({ top }) => top <= line)?.id
}
