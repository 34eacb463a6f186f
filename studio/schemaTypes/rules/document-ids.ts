/** The id a document is published under: `x` for `x`, `drafts.x` and `versions.r1.x`. */
export function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  const version = /^versions\.[^.]+\.(.+)$/.exec(id)
  return version?.[1] ?? id
}

/** The documents among `ids` that are not `id` itself, its draft or one of its versions. */
export function otherDocuments(ids: readonly string[], id: string): string[] {
  const own = publishedId(id)
  return [...new Set(ids.map(publishedId))].filter((other) => other !== own)
}
