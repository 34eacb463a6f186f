import type { Metadata } from 'next'
import { DemoPage } from '../../../../../features/demo/demo-page.tsx'
import { paths } from '../../../../../paths.ts'
import { pageMetadata } from '../../../../page-metadata.ts'
import { ConfiguredDemo } from '../../../configured-demo.client.tsx'

export const metadata: Metadata = pageMetadata({
  title: 'Accounts live demo',
  description: 'Connect a test bank with real calls of the Accounts API V3, from a token to transactions.',
  path: paths.accountsDemo(),
})

/** The live demo of Accounts V3. */
export default function AccountsDemoPage() {
  return (
    <DemoPage name="accounts" crumbs={[{ label: 'Accounts' }, { label: 'API V3', to: paths.accountsOverview() }]}>
      <ConfiguredDemo name="accounts" />
    </DemoPage>
  )
}
