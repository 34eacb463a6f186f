import { resolveContentSource, type ContentSource } from '@portal/content-source'

/** Written into the bundle by `sanity.cli.ts`; absent where the configuration is loaded without a bundler. */
declare const __CONTENT_SOURCE__: ContentSource | undefined

/** Where this Studio keeps its content: the embedded lake, or a project on hosted Sanity. */
export const contentSource: ContentSource =
  typeof __CONTENT_SOURCE__ === 'undefined' ? resolveContentSource(process.env) : __CONTENT_SOURCE__
