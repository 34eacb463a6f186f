import { Brand } from '../../ui/brand.tsx'
import { buttonClass } from '../../ui/button.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { paths } from '../../paths.ts'
import { MenuButton } from './menu-button.client.tsx'
import { loadNavbar } from './navbar.query.ts'
import { ProductDropdown } from './product-dropdown.client.tsx'
import { ProductEntries } from './product-entries.tsx'
import styles from './navbar.module.css'

type NavbarProps = { search: React.ReactNode; children?: React.ReactNode }

/** The top bar, with the way to the search. What `children` holds (the progress bar) is laid over its lower edge. */
export async function Navbar({ search, children }: NavbarProps) {
  const { brand, logo, supportUrl, products } = await loadNavbar()
  return (
    <header className={`stuck ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        <SiteLink className={styles.logo} href={paths.home()}>
          <Brand name={brand} logo={logo} suffix="docs" />
        </SiteLink>
        <nav className={styles.products} aria-label="Products">
          <ul className={styles.nav}>
            {products.map((product) => (
              <ProductDropdown key={product.id} id={product.id} label={product.label}>
                <ProductEntries entries={product.entries} />
              </ProductDropdown>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {search}
          {supportUrl && (
            <a className={`${buttonClass({ secondary: true, small: true })} ${styles.contact}`} href={supportUrl}>
              Contact
            </a>
          )}
          <MenuButton />
        </div>
      </div>
      {children}
    </header>
  )
}
