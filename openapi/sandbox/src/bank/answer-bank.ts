import type { Context } from '../answer.ts'
import { ordersOf } from '../data/orders.ts'
import { sessionsOf } from '../data/sessions.ts'
import { readText } from '../http/body.ts'
import { moveOrder, showOrder, type OrderPlace } from './answer-order.ts'
import { moveSession, showSession } from './answer-session.ts'
import { authorizePage } from './authorize-page.ts'
import type { Form } from './flow.ts'
import { html } from './html.ts'
import { drawLogo } from './logo.ts'
import { file, renderPage } from './page.ts'
import { STYLE } from './style.ts'

/** Answers the pages of the simulated bank: `/sandbox/bank/<session>`, their style and the drawn logos. */
export async function answerBank(path: string, request: Request, context: Context): Promise<Response> {
  const [, head = '', name = ''] = path.split('/')
  if (head === 'style.css') return file(STYLE, 'text/css; charset=utf-8')
  const logo = head === 'logo' ? drawLogo(name.replace(/\.svg$/, '')) : undefined
  if (logo) return file(logo, 'image/svg+xml')

  const brand = await context.services.brand()
  if (head === 'authorize') return renderPage(brand, authorizePage(new URL(request.url).searchParams, context.origin))
  const door = context.services.findDoor(head)
  const world = door && context.services.worldOf(door.worldKey)
  if (!world) return renderPage(brand, { title: 'No such session', status: 404, body: NOTHING_HERE })
  const order = ordersOf(world).get(head)
  if (order) return answerOrder({ world, order, services: context.services, origin: context.origin }, request)
  const session = sessionsOf(world).get(head)
  if (!session) return renderPage(brand, { title: 'No such session', status: 404, body: NOTHING_HERE })
  const place = { world, session, services: context.services, origin: context.origin }
  if (request.method === 'POST') return moveSession(place, await readForm(request, context.services.limits.bodyBytes))
  if (request.method === 'GET' || request.method === 'HEAD') return renderPage(brand, showSession(place))
  return renderPage(brand, { title: 'This page cannot do that', status: 405, body: NOTHING_HERE })
}

async function answerOrder(place: OrderPlace, request: Request): Promise<Response> {
  if (request.method === 'POST') return moveOrder(place, await readForm(request, place.services.limits.bodyBytes))
  return showOrder(place)
}

const NOTHING_HERE = html`<p>
  The address is wrong, or the sandbox has forgotten the session: it keeps one for two hours. Go back to the application
  and start again.
</p>`

async function readForm(request: Request, limit: number): Promise<Form> {
  const fields = new URLSearchParams(await readText(request, limit))
  return { get: (name) => fields.get(name) ?? '', all: (name) => fields.getAll(name) }
}
