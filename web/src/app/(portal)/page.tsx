import type { Metadata } from 'next'
import { LatestAnnouncements } from '../../features/announcement/latest-announcements.tsx'
import { HomePage } from '../../features/home/home-page.tsx'
import { paths } from '../../paths.ts'
import { pageMetadata } from '../page-metadata.ts'

export const metadata: Metadata = pageMetadata({
  description:
    'Guides, API references and live demos for reading bank accounts, collecting payments and drawing insights from transactions.',
  path: paths.home(),
})

/** The home page. */
export default function Home() {
  return <HomePage news={<LatestAnnouncements />} />
}
