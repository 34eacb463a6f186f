import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '../../../../env.ts'
import { bearsSecret } from '../../../../features/freshness/secret.ts'
import { parseJson } from '../../../../lib/parse-json.ts'
import { readBody } from '../../../../lib/read-body.ts'
import { markPurged } from '../../../../sanity/generations.ts'

const order = z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) })

/**
 * Purges tags. Next applies a purge when the request that asked for it has ended, so the webhook's route, which goes
 * on to render the pages anew, asks for it here.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.webhookSecret) return Response.json({ error: 'WEBHOOK_SECRET is not set' }, { status: 500 })
  if (!bearsSecret(request.headers.get('authorization'), env.webhookSecret))
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  const parsed = order.safeParse(parseJson(await readBody(request, 300_000)))
  if (!parsed.success) return Response.json({ error: 'expected {"tags": […]}' }, { status: 400 })
  // 'max': readers get the page as it was until the new one is there, also while the content source is down.
  for (const tag of parsed.data.tags) revalidateTag(tag, 'max')
  return Response.json({ since: markPurged(parsed.data.tags) })
}
