import { env } from '../../env.ts'
import { disturbanceFeed } from '../../features/providers/feed.ts'
import { paths } from '../../paths.ts'
import { feedRoute } from '../feed-response.ts'

/** `/disturbances.xml`: the disturbances as a feed. */
export const GET = feedRoute({
  subject: 'disturbances',
  description: 'What disturbs the institutions, with each update.',
  path: paths.disturbances(),
  items: () => disturbanceFeed(new Date(), env.webUrl),
})
