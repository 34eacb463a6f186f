import '../../../../styles/layers.css'
import '../../../../styles/reset.css'
import '../../../../styles/tokens.css'
import '../../../../styles/base.css'
import '../../../../styles/controls.css'
import '../../../../styles/labels.css'
import '../../../../styles/notes.css'
import '../../../../styles/fonts.css'
import '../../../../features/reference/ui/scalar-theme.css'
import '../../../../features/reference/ui/reference.css'
import '../../../../features/reference/ui/scalar-parts.css'
import type { ReactNode } from 'react'
import { AnnouncementBar } from '../../../../features/announcement/announcement-bar.tsx'
import { VersionNumber } from '../../../../features/docs-version/version-number.tsx'
import { VersionSelector } from '../../../../features/docs-version/version-selector.tsx'
import { Footer } from '../../../../features/footer/footer.tsx'
import { SideMenu } from '../../../../features/menu/side-menu.tsx'
import { MobileMenu } from '../../../../features/navbar/mobile-menu.tsx'
import { Navbar } from '../../../../features/navbar/navbar.tsx'
import { EarlyClicks } from '../../../../features/navigation/early-clicks.client.tsx'
import { EARLY_CLICKS_SCRIPT } from '../../../../features/navigation/early-clicks.ts'
import { FIRST_WINDOW_SCRIPT } from '../../../../features/navigation/first-window.ts'
import { PortalConfigGate } from '../../../../features/portal-config/portal-config-gate.client.tsx'
import { loadPortalConfig } from '../../../../features/portal-config/portal-config.query.ts'
import { loadReferencePage } from '../../../../features/reference/load/reference-page.ts'
import { DocumentNavigation } from '../../../../features/reference/ui/document-navigation.client.tsx'
import { ReferenceNav } from '../../../../features/reference/ui/reference-nav.tsx'
import { PreviewLayer } from '../../../../features/preview/preview-layer.tsx'
import { SearchButton } from '../../../../features/search/search-button.client.tsx'
import { fontClasses } from '../../../../fonts/index.ts'
import { CurrentPathProvider } from '../../../../lib/current-path.client.tsx'
import { RENDERED_AT_ATTRIBUTE, renderedAt } from '../../../../sanity/rendered-at.ts'
import { IconSprite } from '../../../../ui/icon-sprite.tsx'
import { SkipLink } from '../../../../ui/skip-link.client.tsx'
import styles from './layout.module.css'
import { pathOfParams, type PathParams } from './path-params.ts'

export { generateMetadata, viewport } from '../../../(portal)/layout.tsx'

type Props = { params: Promise<PathParams>; children: ReactNode }

/**
 * The shell around a reference, as a root of its own: whoever enters or leaves a reference loads a document, so
 * nothing of Scalar stays behind. Scalar's markup brings the `main`.
 */
export default async function ReferenceRootLayout({ params, children }: Props) {
  const rendered = { [RENDERED_AT_ATTRIBUTE]: renderedAt() }
  const path = pathOfParams(await params)
  const data = await loadReferencePage(path)
  return (
    <html lang="en" dir="ltr" className={fontClasses} suppressHydrationWarning {...rendered}>
      <body className="light-mode">
        <script dangerouslySetInnerHTML={{ __html: `${EARLY_CLICKS_SCRIPT};${FIRST_WINDOW_SCRIPT}` }} />
        <CurrentPathProvider path={path}>
          <PortalConfigGate fallback={await loadPortalConfig()}>
            <IconSprite />
            <SkipLink />
            <AnnouncementBar />
            <Navbar search={<SearchButton />} />
            <div className={`wrap ${styles.frame}`}>
              <MobileMenu>
                <SideMenu>
                  <VersionSelector />
                </SideMenu>
              </MobileMenu>
              {data && (
                <nav className={`stuck ${styles.nav}`} aria-label="Operations">
                  <ReferenceNav data={data} />
                </nav>
              )}
              <div className={styles.content}>
                {data && (
                  <details className={styles.fold}>
                    <summary>Groups and operations</summary>
                    <nav aria-label="Groups and operations">
                      <ReferenceNav data={data} />
                    </nav>
                  </details>
                )}
                {children}
              </div>
            </div>
            <Footer version={<VersionNumber />} />
            <DocumentNavigation />
            <EarlyClicks />
            <PreviewLayer />
          </PortalConfigGate>
        </CurrentPathProvider>
      </body>
    </html>
  )
}
