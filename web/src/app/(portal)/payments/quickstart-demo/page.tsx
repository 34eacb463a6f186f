import type { Metadata } from 'next'
import { DemoPage } from '../../../../features/demo/demo-page.tsx'
import { paths } from '../../../../paths.ts'
import { pageMetadata } from '../../../page-metadata.ts'
import { ConfiguredDemo } from '../../configured-demo.client.tsx'

export const metadata: Metadata = pageMetadata({
  title: 'Payments live demo',
  description: 'Collect a test payment with real calls of the Direct Payment API, from a token to its status.',
  path: paths.paymentsDemo(),
})

/** The live demo of the Direct Payment API. */
export default function PaymentsDemoPage() {
  return (
    <DemoPage name="payments" crumbs={[{ label: 'Payments', to: paths.paymentsQuickstart() }]}>
      <ConfiguredDemo name="payments" />
    </DemoPage>
  )
}
