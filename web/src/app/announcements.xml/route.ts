import { env } from '../../env.ts'
import { announcementFeed } from '../../features/announcement/feed.ts'
import { loadNavbar } from '../../features/navbar/navbar.query.ts'
import { createLastGood } from '../../lib/last-good.ts'
import { rss } from '../../lib/xml.ts'

import { notReady, textResponse } from '../text-response.ts'

const lastGood = createLastGood<string>(1)

/** `/announcements.xml`: the announcements as a feed. */
export async function GET(request: Request): Promise<Response> {
  try {
    // It depends on the hour, so it is never prerendered: asking for an address of the request keeps it so.
    const self = env.webUrl + new URL(request.url).pathname
    const feed = await lastGood('feed', async () => {
      const { brand } = await loadNavbar()
      const items = await announcementFeed(Date.now(), env.webUrl)
      return rss({
        title: `${brand} announcements`.trim(),
        description: 'What is announced to the developers who use the APIs.',
        link: env.webUrl,
        self,
        items,
      })
    })
    return textResponse(request, feed ?? '', 'application/rss+xml')
  } catch (error) {
    return notReady(error)
  }
}
