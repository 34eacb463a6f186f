import type { Context } from '../answer.ts'
import type { Door } from '../call.ts'
import { sessionsOf } from '../data/sessions.ts'
import { readText } from '../http/body.ts'
import type { Shelf } from '../state/shelf.ts'
import { moveSession, showSession } from './answer-session.ts'
import type { Form } from './flow.ts'
import { html } from './html.ts'
import { drawLogo } from './logo.ts'
import { file, renderPage } from './page.ts'
import { STYLE } from './style.ts'

export type BankContext = Context & { doors: Shelf<Door>; brand: () => string | Promise<string> }

/** Answers the pages of the simulated bank: `/sandbox/bank/<session>`, their style and the drawn logos. */
export async function answerBank(path: string, request: Request, context: BankContext): Promise<Response> {
  const [, head = '', name = ''] = path.split('/')
  if (head === 'style.css') return file(STYLE, 'text/css; charset=utf-8')
  const logo = head === 'logo' ? drawLogo(name.replace(/\.svg$/, '')) : undefined
  if (logo) return file(logo, 'image/svg+xml')

  const brand = await context.brand()
  const door = context.doors.get(head)
  const world = door && context.worldOf(door.worldKey)
  const session = world && sessionsOf(world).get(head)
  if (!session) return renderPage(brand, { title: 'No such session', status: 404, body: NOTHING_HERE })
  const place = { world, session, services: context.services, origin: context.origin }
  if (request.method === 'POST') return moveSession(place, await readForm(request, context.services.limits.bodyBytes))
  if (request.method === 'GET' || request.method === 'HEAD') return renderPage(brand, showSession(place))
  return renderPage(brand, { title: 'This page cannot do that', status: 405, body: NOTHING_HERE })
}

const NOTHING_HERE = html`<p>
  The address is wrong, or the sandbox has forgotten the session: it keeps one for two hours. Go back to the application
  and start again.
</p>`

async function readForm(request: Request, limit: number): Promise<Form> {
  const fields = new URLSearchParams(await readText(request, limit))
  return { get: (name) => fields.get(name) ?? '', all: (name) => fields.getAll(name) }
}
