import type { RuleName } from '@portal/content-rules'

/** The rules that the Health tool runs, in the order of their weight, and their names there. */
export const KINDS = [
  { rule: 'links', title: 'Broken links and anchors' },
  { rule: 'menu', title: 'Menu' },
  { rule: 'orphans', title: 'Pages outside the menu' },
  { rule: 'pictures', title: 'Missing alternative text' },
  { rule: 'lengths', title: 'Titles and descriptions' },
  { rule: 'operations', title: 'Unknown API operations' },
  { rule: 'variants', title: 'Variants that differ' },
  { rule: 'headings', title: 'Skipped heading levels' },
  { rule: 'variables', title: 'Unknown variables' },
  { rule: 'brand', title: 'Typed brand or host' },
  { rule: 'terms', title: 'Spelling of terms' },
  { rule: 'stale', title: 'Not reviewed for long' },
] as const satisfies readonly { rule: RuleName; title: string }[]
