import { env } from '../../../../env.ts'
import { receipts } from '../../../../features/freshness/receipts.ts'
import { studioCors } from '../../../../lib/studio-cors.ts'

type Context = { params: Promise<{ transaction: string }> }

/**
 * What became of a publication, for the Studio: which pages of the portal show it. Holds nothing that a reader could
 * not see, under the id of a transaction, which nobody can guess.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const headers = studioCors(request, env.studioUrl)
  if (!headers) return Response.json({ error: 'only the Studio may ask for this' }, { status: 403 })
  const receipt = receipts().find((await params).transaction)
  // An answer rather than an error: browsers write errors into the console.
  return Response.json(receipt ?? { state: 'unknown' }, { headers })
}
