import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { renderedAt } from '../../sanity/rendered-at.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { loadAnnouncements } from './announcement.query.ts'
import { AnnouncementSwitch } from './announcement-switch.client.tsx'
import { ANNOUNCEMENTS_ID, PRE_PAINT_SCRIPT } from './pre-paint.ts'
import styles from './announcement-bar.module.css'

/** How a message is shown, wherever it is. */
export const components: PortableTextComponents = {
  block: { normal: ({ children }) => <p>{children}</p> },
  marks: {
    link: ({ children, value }) => <SiteLink href={String(value?.href ?? '#')}>{children}</SiteLink>,
  },
}

/** All announcements that show or will: the island and, before the first paint, the script decide which one does. */
export async function AnnouncementBar() {
  const now = renderedAt()
  const announcements = await loadAnnouncements(now)
  return (
    <>
      <AnnouncementSwitch
        id={ANNOUNCEMENTS_ID}
        rendered={now}
        items={announcements.map(({ schedule, message, tone }) => ({
          ...schedule,
          tone,
          content: (
            <div className={styles.message}>
              <PortableText value={message ?? []} components={components} />
            </div>
          ),
        }))}
      />
      <script dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />
    </>
  )
}
