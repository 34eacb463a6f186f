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

/** Where the webhooks of a description begin: at a group of theirs, or at the first of them within a group. */
export function webhooksPlace({ groups }: Outline): { anchor: string; page: PageSlug } | undefined {
  for (const group of groups) {
    const first = group.operations.find(isWebhook)
    if (!first) continue
    if (group.operations.every(isWebhook)) return { anchor: group.anchor, page: groupPage(group) }
    return { anchor: first.anchor, page: operationPage(group, first) }
  }
  return undefined
}

const isWebhook = ({ kind }: OutlineOperation) => kind === 'webhook'

export const groupPage = (group: OutlineGroup): PageSlug => group.slug
export const operationPage = (group: OutlineGroup, operation: OutlineOperation): PageSlug =>
  `${group.slug}/${operation.slug}`
