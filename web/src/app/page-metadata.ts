import type { Metadata } from 'next'
import { markdownPath } from '../paths.ts'

type Described = {
  title?: string
  description: string
  /** The canonical address; addresses are made absolute by `metadataBase` of the layout. */
  path: string
}

/** What search engines, link previews and machines are told of a page. */
export function pageMetadata({ title, description, path }: Described): Metadata {
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: path, types: { 'text/markdown': markdownPath(path) } },
    openGraph: { type: 'article', url: path, description, ...(title && { title }) },
    twitter: { card: 'summary', description, ...(title && { title }) },
  }
}
