import '../../styles/layers.css'
import '../../styles/reset.css'
import '../../styles/tokens.css'
import '../../styles/base.css'
import '../../styles/controls.css'
import '../../styles/labels.css'
import '../../styles/notes.css'
import '../../styles/fonts.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '../../env.ts'
import { AnnouncementBar } from '../../features/announcement/announcement-bar.tsx'
import { VersionNumber } from '../../features/docs-version/version-number.tsx'
import { VersionSelector } from '../../features/docs-version/version-selector.tsx'
import { Footer } from '../../features/footer/footer.tsx'
import { SideMenu } from '../../features/menu/side-menu.tsx'
import { MobileMenu } from '../../features/navbar/mobile-menu.tsx'
import { Navbar } from '../../features/navbar/navbar.tsx'
import { loadNavbar } from '../../features/navbar/navbar.query.ts'
import { EARLY_CLICKS_SCRIPT } from '../../features/navigation/early-clicks.ts'
import { FIRST_WINDOW_SCRIPT } from '../../features/navigation/first-window.ts'
import { PortalConfigGate } from '../../features/portal-config/portal-config-gate.client.tsx'
import { loadPortalConfig } from '../../features/portal-config/portal-config.query.ts'
import { PreviewLayer } from '../../features/preview/preview-layer.tsx'
import { SearchButton } from '../../features/search/search-button.client.tsx'
import { fontClasses } from '../../fonts/index.ts'
import { RENDERED_AT_ATTRIBUTE, renderedAt } from '../../sanity/rendered-at.ts'
import { IconSprite } from '../../ui/icon-sprite.tsx'
import { SkipLink } from '../../ui/skip-link.client.tsx'
import { Behaviour } from './behaviour.client.tsx'
import styles from './layout.module.css'
import { LoadLater } from './load-later.client.tsx'

// The colour scheme stands in the style sheet: each navigation makes these anew, and another scheme, be it for a moment,
// has the browser style the whole page again.
export const viewport: Viewport = { themeColor: '#fcfdfc' }

/** Titles carry the brand of the site settings. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await loadNavbar()
  const site = `${brand} docs`.trim()
  return { metadataBase: new URL(env.webUrl), title: { default: site, template: `%s · ${site}` } }
}

/** The shell around every page. A page that needs the whole width marks its root with `data-layout="wide"`. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const rendered = { [RENDERED_AT_ATTRIBUTE]: renderedAt() }
  return (
    <html lang="en" dir="ltr" className={fontClasses} suppressHydrationWarning {...rendered}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: `${EARLY_CLICKS_SCRIPT};${FIRST_WINDOW_SCRIPT}` }} />
        <PortalConfigGate fallback={await loadPortalConfig()}>
          <IconSprite />
          <SkipLink />
          <AnnouncementBar />
          <Navbar search={<SearchButton />}>
            <LoadLater part="shell" />
          </Navbar>
          <div className={`wrap ${styles.frame}`}>
            <MobileMenu>
              <SideMenu>
                <VersionSelector />
              </SideMenu>
            </MobileMenu>
            <main id="main" className={styles.main} tabIndex={-1}>
              {children}
            </main>
          </div>
          <Footer version={<VersionNumber />} />
          <Behaviour />
          <PreviewLayer />
        </PortalConfigGate>
      </body>
    </html>
  )
}
