import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { AccessModes } from './access-modes.tsx'
import { Bridge } from './bridge.tsx'
import { Demos } from './demos.tsx'
import { Products } from './products.tsx'
import { Walk } from './walk.tsx'
import styles from './home.module.css'

/** What the APIs do, the way in for each, and between them what is new. */
export function HomePage({ news }: { news: ReactNode }) {
  return (
    <div data-layout="wide">
      <section className={styles.hero}>
        <h1>
          <span>Read accounts, collect payments.</span> <span>One way across.</span>
        </h1>
        <p className={styles.lead}>
          APIs of a regulated French payment institution, linking your application to the banks of its users, with the
          guides to cross in an afternoon.
        </p>
        <p className={styles.acts}>
          <SiteLink className={buttonClass()} href={paths.accountsOverview()}>
            Start with Accounts V3
          </SiteLink>
          <SiteLink className={buttonClass({ secondary: true })} href={paths.paymentsQuickstart()}>
            Collect a payment
          </SiteLink>
        </p>
        <Bridge />
      </section>
      <Products />
      {news}
      <AccessModes />
      <Walk />
      <Demos />
      <section className={styles.section} aria-label="Notice about V2">
        <div className={styles.strip}>
          <p>
            <b>Still on Accounts V2?</b> It keeps running for existing integrations. New features come to V3 only.
          </p>
          <SiteLink className={buttonClass({ secondary: true, small: true })} href={paths.migrationGuide()}>
            Read the migration guide
          </SiteLink>
        </div>
      </section>
    </div>
  )
}
