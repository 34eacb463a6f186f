/** An operation or a webhook as the portal's own navigation names it. */
export type OutlineOperation = {
  kind: 'operation' | 'webhook'
  /** In capitals. */
  method: string
  /** The path as the description writes it; for a webhook its name. */
  path: string
  title: string
  operationId: string
  deprecated: boolean
  /** The page of the operation, below that of its group. */
  slug: string
  /** Where Scalar puts it on a page, as it stands in the hash. */
  anchor: string
}

export type OutlineGroup = {
  name: string
  title: string
  slug: string
  anchor: string
  operations: OutlineOperation[]
}

/** What a reference holds: everything that the portal says around Scalar's markup. */
export type Outline = {
  title: string
  version: string
  groups: OutlineGroup[]
}

/** The page of a reference: the whole of it, a group of it, an operation. */
export type PageSlug = '' | `${string}`

export const groupPage = (group: OutlineGroup): PageSlug => group.slug
export const operationPage = (group: OutlineGroup, operation: OutlineOperation): PageSlug =>
  `${group.slug}/${operation.slug}`
