/** An operation of a bundled API description, as its picker shows it. */
export type BundledOperation = { api: string; operation: string; summary: string }

/** Written into the bundle by `sanity.cli.ts`; absent where the configuration is loaded without a bundler. */
declare const __BUNDLED_OPERATIONS__: BundledOperation[] | undefined

/** The operations of all bundled API descriptions; none when the Studio was built without them. */
export const bundledOperations: readonly BundledOperation[] =
  typeof __BUNDLED_OPERATIONS__ === 'undefined' ? [] : __BUNDLED_OPERATIONS__
