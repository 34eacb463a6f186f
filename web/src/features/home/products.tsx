import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './home.module.css'

const PRODUCTS = [
  {
    icon: 'accounts',
    name: 'Accounts',
    line: 'Balances, transactions, savings and identity, read with the user’s consent and refreshed every night.',
    links: [
      { label: 'Guide', href: paths.accountsOverview() },
      { label: 'Live demo', href: paths.accountsDemo() },
      { label: 'API reference', href: paths.accountsReference() },
    ],
  },
  {
    icon: 'payments',
    name: 'Payments',
    line: 'A bank transfer the user only has to approve: amount, label and beneficiary are already filled in.',
    links: [
      { label: 'Quickstart', href: paths.paymentsQuickstart() },
      { label: 'Live demo', href: paths.paymentsDemo() },
      { label: 'API reference', href: paths.paymentsReference() },
    ],
  },
  {
    icon: 'insights',
    name: 'Insights',
    beta: true,
    line: 'Income, recurring bills and risk indicators, computed from the transactions you already read.',
    links: [{ label: 'API reference', href: paths.insightsReference() }],
  },
] as const

/** The three products, each with its ways in. */
export function Products() {
  return (
    <section className={`${styles.section} ${styles.first}`} aria-labelledby="products">
      <h2 id="products" className="visually-hidden">
        Products
      </h2>
      <div className={styles.columns}>
        {PRODUCTS.map((product) => (
          <div key={product.name}>
            <h3>
              <Icon name={product.icon} />
              {product.name}
              {'beta' in product && <Badge variant="secondary">BETA</Badge>}
            </h3>
            <p>{product.line}</p>
            <ul className={styles.links}>
              {product.links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>
                    {label}
                    <span className="visually-hidden"> of {product.name}</span>
                    <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
