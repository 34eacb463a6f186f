import type { ContentSource } from '@portal/content-source'
import type { MediaFile } from './media-path.ts'

/** Where the content source keeps a file. The host is the source's own, whatever the request says. */
export function mediaSource(source: ContentSource, { kind, file }: MediaFile, transform: URLSearchParams): URL {
  const base = source.kind === 'hosted' ? 'https://cdn.sanity.io' : source.apiHost
  const url = new URL(`/${kind}/${source.projectId}/${source.dataset}/${file}`, base)
  if (kind === 'images') url.search = transform.toString()
  return url
}
