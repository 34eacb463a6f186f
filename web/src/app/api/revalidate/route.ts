import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { env } from '../../../env.ts'
import { announcementClock } from '../../../features/freshness/announcement-clock.ts'
import { createDeliveries } from '../../../features/freshness/deliveries.ts'
import { reconciler } from '../../../features/freshness/portal-reconciler.ts'
import { revalidator } from '../../../features/freshness/portal-revalidator.ts'
import { receipts } from '../../../features/freshness/receipts.ts'
import type { Outcome } from '../../../features/freshness/revalidator.ts'
import { refusalOf } from '../../../features/freshness/signature.ts'
import { tellOthers } from '../../../features/freshness/start-bus.ts'
import { parseJson } from '../../../lib/parse-json.ts'
import { readBody } from '../../../lib/read-body.ts'
import { type Change, changeSchema } from '../../../sanity/tags.ts'
import { catalogue } from '../../catalogue.ts'

const MOST_BYTES = 64 * 1024

const deliveries = createDeliveries()

/**
 * The content source says that a published document changed. Answered when the pages that the change touches have
 * been rendered anew, or have had their time: one that can't be rendered must not hold up the changes after it. 503 when
 * nothing could be purged, so that the sender tries again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MOST_BYTES)
  if (body === undefined) return refuse(413, `the body is over ${MOST_BYTES} bytes`)
  const json = parseJson(body)
  if (json === undefined) return refuse(400, 'the body is no JSON')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  const refusal = await refusalOf(body, signature, env.webhookSecret)
  if (refusal) return refuse(refusal.status, refusal.error)
  const change = changeSchema.safeParse(json)
  if (!change.success) return refuse(400, 'the body is no change: expected what the projection of the webhook gives')

  tellOthers({ body, headers: request.headers })
  try {
    const outcome = await deliveries.once({ signature, key: request.headers.get('idempotency-key') }, () =>
      receipts().follow(request.headers.get('sanity-transaction-id'), () => take(change.data)),
    )
    reconciler().noteTold(change.data)
    if (change.data._type === 'announcement') announcementClock().plan()
    return Response.json(outcome === 'repeated' ? { repeated: true } : outcome)
  } catch (error) {
    console.error('[revalidate]', error)
    return refuse(503, 'the content source or the portal did not answer; try again')
  }
}

// An edit is found as soon as it shows. A search that can't be brought up to date does so by itself a little later.
async function take(change: Change): Promise<Outcome> {
  const searchable = catalogue()
    .refresh([change._id])
    .catch((error: unknown) => console.error('[catalogue]', error))
  const outcome = await revalidator().submit(change)
  await searchable
  return outcome
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status })
}
