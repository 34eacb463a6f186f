import { env } from '../env.ts'
import { loadNavbar } from '../features/navbar/navbar.query.ts'
import { createLastGood } from '../lib/last-good.ts'
import { type FeedItem, rss } from '../lib/xml.ts'
import { notReady, textResponse } from './text-response.ts'

type Feed = {
  /** Follows the brand in the title. */
  subject: string
  description: string
  /** The page that shows the same. */
  path: string
  items: () => Promise<FeedItem[]>
}

/** A route that answers a feed; the last good one while the content can't be read. */
export function feedRoute({ subject, description, path, items }: Feed): (request: Request) => Promise<Response> {
  const lastGood = createLastGood<string>(1)
  return async (request) => {
    try {
      // It depends on the hour, so it is never prerendered: asking for an address of the request keeps it so.
      const self = env.webUrl + new URL(request.url).pathname
      const feed = await lastGood('feed', async () => {
        const { brand } = await loadNavbar()
        const title = `${brand} ${subject}`.trim()
        return rss({ title, description, link: env.webUrl + path, self, items: await items() })
      })
      return textResponse(request, feed ?? '', 'application/rss+xml')
    } catch (error) {
      return notReady(error)
    }
  }
}
