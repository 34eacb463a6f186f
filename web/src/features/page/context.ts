import type { ReactNode } from 'react'
import type { ApiOperation } from '../../sanity/sanity.types.ts'
import type { MemberOf } from './body-types.ts'
import type { Highlight } from './code/highlight.ts'

/** Where an internal link leads today. */
export type LinkTarget = { path: string; title: string }

/** What a guide says of an operation of the API. */
export type OperationInfo = {
  method: string
  path: string
  summary: string
  servers: readonly string[]
  security: readonly { scheme: string; scopes: readonly string[] }[]
  parameters: readonly FieldInfo[]
  requestBody: readonly Omit<FieldInfo, 'in'>[]
  /** Where the whole operation is described. */
  referencePath?: string
}

type FieldInfo = { name: string; in: string; required: boolean; description: string; type: string }

/** The live tables, by kind. Each reads its content when it is shown. */
export type LiveTables = Readonly<Partial<Record<MemberOf<'liveTable'>['kind'], ReactNode>>>

/** What rendering a body needs beyond the body; gathered before, so that rendering asks for nothing. */
export type RenderContext = {
  documentId: string
  links: ReadonlyMap<string, LinkTarget>
  headingIds: ReadonlyMap<object, string>
  highlight: Highlight
  /** Composed by the page that shows the body: they belong to another part of the portal. */
  liveTables?: LiveTables
  /** Inside a cell of a table, where a paragraph needs no space around it. */
  inCell?: boolean
  findOperation: (api: ApiOperation['api'], operation: string) => OperationInfo | undefined
}
