import type { LinkTarget, RenderContext } from '../context.ts'
import type { MemberOf } from '../body-types.ts'

/** What writing a body as Markdown needs beyond the body. */
export type MarkdownContext = {
  documentId: string
  /** The portal's public address; links lead there, since the file is read elsewhere. */
  origin: string
  /** The page's own path. */
  path: string
  links: ReadonlyMap<string, LinkTarget>
  findOperation: RenderContext['findOperation']
  /** The live tables as Markdown, by kind. */
  liveTables: Readonly<Partial<Record<MemberOf<'liveTable'>['kind'], string>>>
}
