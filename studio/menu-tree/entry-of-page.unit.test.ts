import { expect, test } from 'vitest'
import { beginEntry, entryOfPage } from './entry-of-page.ts'

test('O1 E1 a page gets an entry below its product and version, named by its path, which a writer may still change', () => {
  const begun = entryOfPage({
    path: '/docs/accounts/v3/close-a-user',
    title: 'Close a user',
    product: 'accounts',
    version: 'v3',
  })
  expect(begun).toEqual({
    parent: 'accounts.v3',
    name: 'close-a-user',
    label: 'Close a user',
    to: '/docs/accounts/v3/close-a-user',
  })
  expect(beginEntry(begun)).toEqual({
    itemId: 'accounts.v3.close-a-user',
    label: 'Close a user',
    to: '/docs/accounts/v3/close-a-user',
    className: 'item',
    position: 100,
  })
  expect(entryOfPage({ path: '/docs/payments/refunds', product: 'payments' })).toMatchObject({
    parent: 'payments',
    label: '',
  })
})
