import type { Metadata } from 'next'
import { markdownPath, sharePath } from '../paths.ts'

type Described = {
  title?: string
  description: string
  /** The canonical address; addresses are made absolute by `metadataBase` of the layout. */
  path: string
  /** The path of the page whose picture a link to this one is shown with, when that is not its own. */
  picture?: string
}

/** What search engines, link previews and machines are told of a page. */
export function pageMetadata({ title, description, path, picture = path }: Described): Metadata {
  const images = [{ url: sharePath(picture), width: 1200, height: 630, alt: title ?? description }]
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: path, types: { 'text/markdown': markdownPath(path) } },
    openGraph: { type: 'article', url: path, description, images, ...(title && { title }) },
    twitter: { card: 'summary_large_image', description, images, ...(title && { title }) },
  }
}
