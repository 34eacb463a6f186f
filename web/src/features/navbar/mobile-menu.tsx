import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { buttonClass } from '../../ui/button.ts'
import { MobileMenuSheet } from './mobile-menu.client.tsx'
import { loadNavbar } from './navbar.query.ts'
import { ProductEntries } from './product-entries.tsx'
import { ProductTabs } from './product-tabs.client.tsx'

/** The mobile variant of the top bar's products, and around the side menu (`children`) the sheet that holds both. */
export async function MobileMenu({ children }: { children: ReactNode }) {
  const { brand, logo, products, supportUrl } = await loadNavbar()
  const contact = supportUrl && (
    <a className={buttonClass({ secondary: true })} href={supportUrl}>
      Contact support
    </a>
  )
  return (
    <MobileMenuSheet
      brand={<Brand name={brand} logo={logo} suffix="docs" />}
      products={
        <ProductTabs
          contact={contact}
          products={products.map(({ id, label, entries }) => ({
            id,
            label,
            panel: <ProductEntries entries={entries} />,
          }))}
        />
      }
      contact={contact}
    >
      {children}
    </MobileMenuSheet>
  )
}
