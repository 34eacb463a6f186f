/** What an image may cost. Sanity's own limits are of this order. */
export const assetLimits = {
  uploadBytes: 64 * 1024 * 1024,
  /** Decoded size: a small file can hold a huge picture. */
  inputPixels: 100_000_000,
  outputSide: 8192,
  outputPixels: 40_000_000,
  dpr: 5,
  blur: 2000,
  /** Rendered images kept in memory. */
  cacheBytes: 64 * 1024 * 1024,
  renderSeconds: 20,
  rendersAtOnce: 2,
  rendersWaiting: 200,
} as const
