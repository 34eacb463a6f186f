import { paymentOutcomes } from '@portal/openapi/cast'
import { toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Services } from '../call.ts'
import { findInstitution, institutions } from '../data/institutions.ts'
import { isFinal, type Order } from '../data/orders.ts'
import { shelfPerWorld, type World } from '../state/world.ts'
import { credentialsOf, type Form } from './flow.ts'
import { orderPage, type OrderStep, type OrderVisit } from './order-pages.ts'
import { renderPage, seeOther } from './page.ts'
import { mayReturnTo, withResult } from './return-address.ts'

export type OrderPlace = { world: World; services: Services; order: Order; origin: string }

const visitsOf = shelfPerWorld<OrderVisit>(200)

function visitOf({ world, order }: OrderPlace): OrderVisit {
  const bank = institutions.find(({ bic }) => bic === order.fields['bic'])
  const first: OrderStep = bank ? { name: 'login', institutionId: bank.id } : { name: 'choose' }
  const visit = visitsOf(world).get(order.id) ?? { step: first, cancelUrl: undefined, countries: [] }
  visitsOf(world).set(order.id, visit)
  return visit
}

/** The first page of a payer's visit, with the settings that its address carries. */
export async function showPaymentPage(place: OrderPlace, query: JsonRecord): Promise<Response> {
  const visit = visitOf(place)
  visit.cancelUrl = toText(query['cancel_url']) || undefined
  visit.countries = toTexts(query['countries'])
  if (visit.step.name === 'end') visit.step = { name: 'choose' }
  return showOrder(place)
}

/** Shows where the payer is. */
export async function showOrder(place: OrderPlace): Promise<Response> {
  const visit = visitOf(place)
  const address = visit.step.name === 'end' ? returnAddress(place.order, visit) : undefined
  const mayFollow = address !== undefined && mayReturnTo(address, place.origin)
  return renderPage(await place.services.brand(), orderPage(place.order, visit, address, mayFollow))
}

/** Takes a form of the payer's, and shows what comes next. */
export function moveOrder(place: OrderPlace, form: Form): Response {
  const visit = visitOf(place)
  visit.step = nextStep(place, visit.step, form) ?? visit.step
  return seeOther(`/sandbox/bank/${place.order.id}`)
}

function returnAddress({ id, fields }: Order, { step, cancelUrl }: OrderVisit): string | undefined {
  const cancelled = step.name === 'end' && step.result === 'cancelled'
  const address = (cancelled ? cancelUrl : undefined) ?? toText(fields['redirect_url'])
  return address && withResult(address, { order_id: id })
}

function nextStep(place: OrderPlace, step: OrderStep, form: Form): OrderStep | undefined {
  const { order, services } = place
  const action = form.get('action')
  if (isFinal(order, services.now()) || order.payment) return { name: 'end', result: 'approved' }
  if (action === 'cancel') return { name: 'end', result: 'cancelled' }
  const bank = form.get('institution')
  if (bank && findInstitution(bank)) return { name: 'login', institutionId: bank }
  if (step.name === 'login' && action === 'login') return logIn(step, form)
  const outcome = paymentOutcomes.find(({ choice }) => choice === form.get('outcome'))
  if (step.name !== 'outcome' || !outcome) return undefined
  approve(place, outcome, step.institutionId)
  return { name: 'end', result: outcome.choice === 'REJECTED' ? 'refused' : 'approved' }
}

function logIn(step: Extract<OrderStep, { name: 'login' }>, form: Form): OrderStep {
  const institution = findInstitution(step.institutionId)
  if (!institution || institution.status === 'unavailable')
    return { ...step, tried: 'The bank does not answer. Choose another one.' }
  const { login, password } = credentialsOf(institution)
  if (form.get('login') !== login || form.get('password') !== password)
    return { ...step, tried: 'The bank does not know this login with this password.' }
  return { name: 'outcome', institutionId: institution.id }
}

function approve(
  { order, world, services }: OrderPlace,
  outcome: (typeof paymentOutcomes)[number],
  institutionId: string,
): void {
  const now = services.now()
  order.payment = { outcome, at: now }
  order.changedAt = now
  order.fields['bic'] ??= findInstitution(institutionId)?.bic
  order.history.push(
    { time: now, type: 'PAYER', feature: 'AUTHORISATION', content: 'The payer approved at the bank.' },
    { time: now, type: 'BANK', feature: 'PAYMENT', content: `The bank answered ${outcome.paymentStatus}.` },
  )
  services.notify(world, { kind: 'resource', type: 'ORDERS', id: order.id })
  if ('later' in outcome)
    services.schedule(outcome.later.afterSeconds * 1000, () =>
      services.notify(world, { kind: 'resource', type: 'ORDERS', id: order.id }),
    )
}
