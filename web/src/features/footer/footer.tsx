import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { paths } from '../../paths.ts'
import { copyrightYears } from './copyright.ts'
import { CopyrightYears } from './copyright-years.client.tsx'
import { loadFooter } from './footer.query.ts'
import styles from './footer.module.css'

/** Who runs the site, under whose supervision, since when, and where else to turn. */
export async function Footer({ version }: { version: ReactNode }) {
  const { brand, logo, company, regulatorName, regulatorId, startYear, links } = await loadFooter()
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <SiteLink className={styles.logo} href={paths.home()}>
          <Brand name={brand} logo={logo} />
        </SiteLink>
        <div className={styles.text}>
          <p>
            {company} is a payment institution authorised and regulated by {regulatorName} (identifier {regulatorId}).
          </p>
          <p className={styles.small}>
            © <CopyrightYears start={startYear} rendered={copyrightYears(startYear, new Date())} /> {company}.
            Documentation version {version}.
          </p>
        </div>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
