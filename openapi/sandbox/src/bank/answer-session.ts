import { connectionsOf } from '../data/connections.ts'
import { sessionStatus, type Session, type Step } from '../data/sessions.ts'
import type { Services } from '../call.ts'
import type { World } from '../state/world.ts'
import { callbackAddress, endPage, expiredPage, returnAddress } from './end-page.ts'
import { disconnect, grant } from './finish.ts'
import { answerChallenge, choose, enter, logIn, type Form } from './flow.ts'
import { seeOther, type Page } from './page.ts'
import { mayReturnTo } from './return-address.ts'
import { stepPage } from './session-pages.ts'

export type Place = { world: World; services: Services; session: Session; origin: string }

/** Shows where the user is in a widget session. */
export function showSession(place: Place): Page {
  const { session, world, services, origin } = place
  if (session.step.name === 'end') return endPage(session, session.step, origin)
  if (sessionStatus(session, services.now()) === 'EXPIRED') return expiredPage(session, services.now())
  if (session.status === 'CREATED') {
    session.status = 'OPENED'
    session.step = startingStep(place)
  }
  return stepPage(world, session, session.step)
}

/** A renewal and a preselected bank go past the list. */
function startingStep({ session, world }: Place): Exclude<Step, { name: 'end' }> {
  const { step, flow, connectionId } = session
  if (step.name === 'end') return { name: 'choose' }
  const connection = connectionId === undefined ? undefined : connectionsOf(world).get(connectionId)
  if (flow !== 'RENEW_CONNECTION' || !connection) return step
  const modes = connection.channels.map(({ mode }) => mode)
  const next = enter({ institutionId: connection.institution.id, modes, scenario: connection.scenario })
  return next.name === 'end' ? step : next
}

/** Takes a form of a widget session, and shows what comes next. */
export function moveSession(place: Place, form: Form): Response {
  const { session, services, origin } = place
  const atBank = session.step.name === 'approve'
  if (session.step.name !== 'end' && sessionStatus(session, services.now()) !== 'EXPIRED') {
    const next = nextStep(place, session.step, form)
    if (next) session.step = next
    if (next?.name === 'end') session.status = next.status === 'CANCELLED' ? 'CANCELLED' : 'COMPLETED'
  }
  const here = `/sandbox/bank/${session.id}`
  const callback = atBank && session.step.name !== 'approve' ? callbackAddress(session) : undefined
  if (callback && mayReturnTo(callback, origin)) return seeOther(callback)
  if (session.step.name !== 'end' || !session.settings.skipResult) return seeOther(here)
  const address = returnAddress(session, session.step)
  return seeOther(address && mayReturnTo(address, origin) ? address : here)
}

const failed = (errorCode: string): Step => ({ name: 'end', status: 'ERROR', errorCode })

function nextStep(place: Place, step: Exclude<Step, { name: 'end' }>, form: Form): Step | undefined {
  const action = form.get('action')
  if (action === 'cancel') return { name: 'end', status: 'CANCELLED', errorCode: 'USER_CANCELLED' }
  if (form.get('institution') && place.session.flow === 'ADD_CONNECTION') return choose(form)
  if (action === 'restart') return { name: 'choose' }
  switch (step.name) {
    case 'choose':
      return undefined
    case 'manage':
      if (action === 'done') return { name: 'end', status: 'SUCCESS' }
      disconnect(place, form.get('disconnect'))
      return step
    case 'login':
      if (action === 'give-up') return failed('AUTH_FAILED')
      return action === 'login' ? logIn(step.visit, form) : undefined
    case 'challenge':
      return action === 'challenge' ? answerChallenge(step.visit, form) : undefined
    case 'approve':
      if (action === 'refuse') return failed('BANK_REFUSED')
      return action === 'approve' ? { name: 'consent', visit: step.visit } : undefined
    case 'consent':
      if (action === 'decline') return failed('CONSENT_REFUSED')
      return action === 'consent' ? consent(place, step, form) : undefined
    case 'down':
      return action === 'down' ? failed('PROVIDER_UNAVAILABLE') : undefined
  }
}

function consent(place: Place, { visit }: Extract<Step, { name: 'consent' }>, form: Form): Step {
  const kept = form.all('product')
  if (kept.length === 0 && visit.scenario !== 'empty') return failed('NO_ACCOUNT')
  grant(place, visit, kept)
  return { name: 'end', status: 'SUCCESS' }
}
