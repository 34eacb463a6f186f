import { definePlugin } from 'sanity'
import { ReceiptLayout } from './receipt-layout.tsx'

/** Tells an editor when a publication is live. */
export const receipts = definePlugin({ name: 'receipts', studio: { components: { layout: ReceiptLayout } } })
