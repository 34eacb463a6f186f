import { env } from '../../env.ts'
import { announcementFeed } from '../../features/announcement/feed.ts'
import { feedRoute } from '../feed-response.ts'

/** `/announcements.xml`: the announcements as a feed. */
export const GET = feedRoute({
  subject: 'announcements',
  description: 'What is announced to the developers who use the APIs.',
  path: '',
  items: () => announcementFeed(Date.now(), env.webUrl),
})
