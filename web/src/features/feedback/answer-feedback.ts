import { createHash, randomBytes } from 'node:crypto'
import { readBody } from '../../lib/read-body.ts'
import { HONEYPOT, parseFeedback, type Feedback } from './feedback.ts'
import { outcomeId, type Outcome } from './outcome.ts'

export type FeedbackServices = {
  /** Whether this caller may send more now. */
  mayCall: (caller: string) => boolean
  /** The id of the page at a path; undefined when there is none. */
  findPage: (path: string) => Promise<string | undefined>
  store: (id: string, document: Record<string, unknown>) => Promise<void>
  now: () => Date
}

const MOST_BYTES = 16 * 1024

// Tells callers apart for as long as the process runs, and by nobody else's reckoning.
const salt = randomBytes(16)

/**
 * Takes the form at the end of a page. A script is answered in JSON; a browser that sent the form itself is led back to
 * the page, where a target in the address shows the outcome.
 */
export async function answerFeedback(request: Request, services: FeedbackServices): Promise<Response> {
  if (!isFromOurPage(request)) return Response.json({ outcome: 'refused' }, { status: 403 })
  const body = await readBody(request, MOST_BYTES)
  const form = new URLSearchParams(body ?? '')
  const feedback = body === undefined ? undefined : parseFeedback(form)
  if (!feedback) return Response.json({ outcome: 'refused' }, { status: body === undefined ? 413 : 400 })
  return reply(request, feedback, await outcomeOf(request, form, feedback, services))
}

async function outcomeOf(
  request: Request,
  form: URLSearchParams,
  feedback: Feedback,
  { mayCall, findPage, store, now }: FeedbackServices,
): Promise<Outcome> {
  if (!mayCall(callerOf(request))) return 'busy'
  // A robot learns nothing from the answer.
  if (form.get(HONEYPOT)) return 'sent'
  const { id, path, helpful, reasons, comment } = feedback
  try {
    const page = await findPage(path)
    if (!page) return 'unknown'
    await store(id ?? randomBytes(16).toString('hex'), {
      page: { _type: 'reference', _ref: page, _weak: true },
      path,
      helpful,
      ...(reasons.length > 0 && { reasons }),
      ...(comment && { comment }),
      at: now().toISOString(),
    })
    return 'sent'
  } catch (error) {
    console.error('[feedback]', error)
    return 'failed'
  }
}

const STATUS: Readonly<Record<Outcome, number>> = { sent: 200, busy: 429, unknown: 404, failed: 503 }

function reply(request: Request, { path }: Feedback, outcome: Outcome): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ outcome }, { status: STATUS[outcome], headers })
  headers.set('location', `${path}#${outcomeId(outcome)}`)
  return new Response(null, { status: 303, headers })
}

// Every browser of today says where a form comes from; what says nothing is no browser and is held by the limits.
function isFromOurPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}

function callerOf(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return createHash('sha256').update(salt).update(address).digest('base64url')
}
