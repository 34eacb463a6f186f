/** Where a writer edits a document; undefined when the portal knows no Studio. */
export function editUrl(studioUrl: string | undefined, id: string): string | undefined {
  return studioUrl && new URL(`/intent/edit/id=${encodeURIComponent(id)};type=page`, studioUrl).href
}
