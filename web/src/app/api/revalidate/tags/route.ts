import { revalidateTag } from 'next/cache'
import { env } from '../../../../env.ts'
import { bearsSecret } from '../../../../features/freshness/secret.ts'
import { parseTagOrder } from '../../../../features/freshness/tag-order.ts'
import { readBody } from '../../../../lib/read-body.ts'
import { markPurged } from '../../../../sanity/generations.ts'

/**
 * Purges tags. Next applies a purge when the request that asked for it has ended, so the webhook's route, which goes
 * on to render the pages anew, asks for it here.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.webhookSecret) return Response.json({ error: 'WEBHOOK_SECRET is not set' }, { status: 500 })
  if (!bearsSecret(request.headers.get('authorization'), env.webhookSecret))
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  const tags = parseTagOrder(await readBody(request, 300_000))
  if (!tags) return Response.json({ error: 'expected {"tags": […]}' }, { status: 400 })
  // 'max': readers get the page as it was until the new one is there, also while the content source is down.
  for (const tag of tags) revalidateTag(tag, 'max')
  return Response.json({ since: markPurged(tags) })
}
