import { env } from '../../env.ts'
import { disturbanceFeed } from '../../features/providers/feed.ts'
import { loadNavbar } from '../../features/navbar/navbar.query.ts'
import { createLastGood } from '../../lib/last-good.ts'
import { rss } from '../../lib/xml.ts'
import { paths } from '../../paths.ts'
import { notReady, textResponse } from '../text-response.ts'

const lastGood = createLastGood<string>(1)

/** `/disturbances.xml`: the disturbances as a feed. */
export async function GET(request: Request): Promise<Response> {
  try {
    // It depends on the hour, so it is never prerendered: asking for an address of the request keeps it so.
    const self = env.webUrl + new URL(request.url).pathname
    const feed = await lastGood('feed', async () => {
      const { brand } = await loadNavbar()
      const items = await disturbanceFeed(new Date(), env.webUrl)
      return rss({
        title: `${brand} disturbances`.trim(),
        description: 'What disturbs the institutions, with each update.',
        link: env.webUrl + paths.disturbances(),
        self,
        items,
      })
    })
    return textResponse(request, feed ?? '', 'application/rss+xml')
  } catch (error) {
    return notReady(error)
  }
}
