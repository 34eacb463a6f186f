import { escapeHtml } from './escape-html.ts'

// What XML can't hold, however it is written.
// oxlint-disable-next-line no-control-regex -- the control characters are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text as it stands in an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** An entry of a feed; its id stays when its words change. */
export type FeedItem = { id: string; title: string; link: string; description: string; at: Date }

type Feed = { title: string; description: string; link: string; self: string; items: readonly FeedItem[] }

/** A feed as RSS 2.0. */
export function rss({ title, description, link, self, items }: Feed): string {
  const entries = items.map(
    (item) => `  <item>
    <title>${escapeXml(item.title)}</title>
    <link>${escapeXml(item.link)}</link>
    <guid isPermaLink="false">${escapeXml(item.id)}</guid>
    <pubDate>${item.at.toUTCString()}</pubDate>
    <description>${escapeXml(item.description)}</description>
  </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>${escapeXml(title)}</title>
  <link>${escapeXml(link)}</link>
  <description>${escapeXml(description)}</description>
  <language>en</language>
  <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`
}
