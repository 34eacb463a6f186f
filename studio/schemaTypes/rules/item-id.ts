import type { Verdict } from './verdict.ts'
import { existsIn, type ContentContext } from './content.ts'

const SEGMENT = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/

/** Dot-separated segments of letters, digits and single hyphens: `accounts.v3.overview`. */
export function itemId(value: string | undefined): Verdict {
  if (!value) return true
  const odd = value.split('.').find((segment) => !SEGMENT.test(segment))
  if (odd === undefined) return true
  return odd === ''
    ? 'A dot stands between two names, not at an end and not twice.'
    : `"${odd}": use letters, digits and single hyphens.`
}

/** The id less its last segment; undefined for an entry of the first level. */
export function parentItemId(value: string): string | undefined {
  const dot = value.lastIndexOf('.')
  return dot === -1 ? undefined : value.slice(0, dot)
}

/** The parent of the entry exists, published or as a draft. */
export async function parentExists(value: string | undefined, context: ContentContext): Promise<Verdict> {
  if (!value || itemId(value) !== true) return true
  const parent = parentItemId(value)
  if (parent === undefined) return true
  return (await existsIn('menuEntry', 'itemId', parent, context))
    ? true
    : `There is no entry "${parent}" for it to stand under. Until there is, it shows at the nearest entry above.`
}
