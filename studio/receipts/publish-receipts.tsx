import { API_VERSION } from '@portal/content-source'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { portalUrl } from '../workspace/portal-url.ts'
import { createCollector } from './collect.ts'
import { awaitReceipt } from './portal-receipt.ts'
import { wordsOf } from './words.ts'

/** Published documents that the portal shows; an id with a dot is private. */
const PUBLISHED = '*[_id in path("*") && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])]'

/**
 * Follows what this editor publishes, unpublishes and deletes, in whatever way, and tells when the portal shows it: the
 * portal has read each page back by then.
 */
export function PublishReceipts() {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()

  const follow = useEffectEvent(async (transaction: string, documents: number) => {
    const options = { id: `receipt-${transaction}`, closable: true }
    toast.push({ ...options, status: 'info', title: 'Published. Waiting for the portal…', duration: 60_000 })
    const words = wordsOf(await awaitReceipt(portalUrl, transaction, documents))
    toast.push({ ...options, ...words, duration: words.status === 'success' ? 10_000 : 60_000 })
  })

  const userId = user?.id
  useEffect(() => {
    const collector = createCollector((transaction, documents) => void follow(transaction, documents))
    const changes = client.listen(PUBLISHED, {}, { events: ['mutation'], includeResult: false, tag: 'receipts' })
    const subscription = changes.subscribe({
      next: (change) => {
        if (change.type === 'mutation' && change.identity === userId) collector.add(change.transactionId)
      },
      // Without receipts the Studio works as before.
      error: () => {},
    })
    return () => {
      subscription.unsubscribe()
      collector.stop()
    }
  }, [client, userId])
  return null
}
