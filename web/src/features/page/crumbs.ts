import type { Crumb } from '../../ui/breadcrumbs.tsx'

const PRODUCTS: Readonly<Record<string, string>> = { accounts: 'Accounts', payments: 'Payments', insights: 'Insights' }

/** The way to a page by what it documents: product, version, title. */
export function crumbsOf(page: { product: string | null; version: string | null; title: string }): Crumb[] {
  const product = page.product ?? ''
  return [
    ...(product ? [{ label: PRODUCTS[product] ?? product }] : []),
    ...(page.version ? [{ label: `API ${page.version.toUpperCase()}` }] : []),
    { label: page.title },
  ]
}
