export type Place = { product?: string; version?: string }

/** The source of the expression that finds product and version in a path; the pre-paint script uses it as well. */
export const PLACE_PATTERN = '^/(?:docs/)?(?:reference-)?(accounts|payments|insights)(?=[/-]|$)(?:/(v\\d+)(?=/|$))?'

/** Which product and version a path belongs to; empty for pages that belong to none. */
export function placeOf(path: string): Place {
  const [, product, version] = new RegExp(PLACE_PATTERN).exec(path) ?? []
  return { ...(product && { product }), ...(version && { version }) }
}
