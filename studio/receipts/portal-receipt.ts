import { z } from 'zod'

const receiptSchema = z.object({
  state: z.enum(['working', 'done', 'failed', 'unknown']),
  documents: z.number().default(0),
  pages: z.array(z.object({ path: z.string(), after: z.number() })).default([]),
  late: z.number().default(0),
  everywhere: z.boolean().default(false),
})

/** What the portal says of a publication. `silent`: it did not answer, or has heard nothing of it. */
export type PortalReceipt = z.infer<typeof receiptSchema> | { state: 'silent' }

const PAUSE_MS = 250
const PATIENCE_MS = 20_000

/** Asks the portal until it has dealt with all documents of a transaction, or its time is up. */
export async function awaitReceipt(
  portalUrl: string,
  transaction: string,
  documents: number,
  patience = PATIENCE_MS,
): Promise<PortalReceipt> {
  let last: PortalReceipt = { state: 'silent' }
  for (const until = Date.now() + patience; Date.now() < until;) {
    const receipt = await ask(`${portalUrl}/api/receipts/${encodeURIComponent(transaction)}`)
    if (receipt && receipt.state !== 'unknown') last = receipt
    if (receipt?.state === 'done' && receipt.documents >= documents) return receipt
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return last
}

async function ask(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    return receiptSchema.parse(await response.json())
  } catch {
    return undefined
  }
}
