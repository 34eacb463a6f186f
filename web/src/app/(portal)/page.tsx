import { LatestAnnouncements } from '../../features/announcement/latest-announcements.tsx'
import { HomePage } from '../../features/home/home-page.tsx'

/** The home page. */
export default function Home() {
  return <HomePage news={<LatestAnnouncements />} />
}
