import type { Verdict } from './verdict.ts'

/** A placement names what its scope speaks of. */
export function placementComplete(placement: unknown): Verdict {
  if (typeof placement !== 'object' || placement === null || !('scope' in placement)) return true
  if (placement.scope === 'product' && !('product' in placement && placement.product)) return 'Choose the product.'
  if (placement.scope === 'version' && !('version' in placement && placement.version)) return 'Choose the version.'
  return true
}
