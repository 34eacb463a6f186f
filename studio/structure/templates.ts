import type { Template } from 'sanity'

export const PAGE_TEMPLATE = 'page-of-product'

/** A page that begins in the product and version whose list it is created from. */
export const pageTemplate: Template = {
  id: PAGE_TEMPLATE,
  title: 'Page of a product',
  schemaType: 'page',
  parameters: [
    { name: 'product', title: 'Product', type: 'string' },
    { name: 'version', title: 'Version', type: 'string' },
  ],
  value: ({ product, version }: { product: string; version?: string }) => ({
    product,
    ...(version ? { version } : {}),
    tocMinLevel: 2,
    tocMaxLevel: 3,
  }),
}
