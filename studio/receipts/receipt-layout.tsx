import type { LayoutProps } from 'sanity'
import { PublishReceipts } from './publish-receipts.tsx'

/** The Studio as it is, and what tells an editor when a publication is live. */
export function ReceiptLayout(props: LayoutProps) {
  return (
    <>
      {props.renderDefault(props)}
      <PublishReceipts />
    </>
  )
}
