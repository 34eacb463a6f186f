/** What a description may hold and cost. One that exceeds a limit is refused in words, and the last good one stays. */
export const LIMITS = {
  /** Bytes of the description's text. */
  bytes: 8 * 1024 * 1024,
  /** Operations and webhooks together. */
  operations: 1000,
  /** Operations that one page may show: to render more and throw them away would take the memory of them all. */
  operationsOfPage: 200,
  /** Headings within one Markdown text: each becomes an entry of the page's navigation, and their cost is quadratic. */
  headings: 200,
  /** Characters of one Markdown text. */
  markdown: 200_000,
  /** Levels of objects and lists within each other. */
  depth: 100,
  /** Schemas that an operation shows with everything open; one with more is shown closed. */
  expanded: 2000,
  /** Memory of the renderer, in megabytes. */
  memory: 768,
  /** Time for one page, in milliseconds. */
  pageTime: 60_000,
  /** Bytes of the markup of one page; the rest of a reference is on the pages of its groups. */
  markup: 1_200_000,
} as const
