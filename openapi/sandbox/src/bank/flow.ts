import { scenarios, simulator, testBank } from '@portal/openapi/cast'
import { findInstitution, type Institution, type Mode } from '../data/institutions.ts'
import type { Session, Step, Visit } from '../data/sessions.ts'

/** What a form of the pages sends. */
export type Form = { get: (name: string) => string; all: (name: string) => readonly string[] }

/** The institutions that a session offers. */
export function offered({ settings }: Session, institutions: readonly Institution[]): Institution[] {
  const { countries, include, exclude, preselected, professional } = settings
  return institutions.filter(
    ({ id, country, segments }) =>
      (preselected === undefined || id === preselected) &&
      (countries.length === 0 || countries.includes(country)) &&
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id) &&
      segments.includes(professional ? 'PROFESSIONAL' : 'PERSONAL'),
  )
}

/** The user has chosen an institution, and for the test bank one of its two ways. */
export function choose(form: Form): Step | undefined {
  const [id = '', mode = ''] = form.get('institution').split(' ')
  const institution = findInstitution(id)
  if (!institution) return undefined
  const modes = institution.channels.map((channel) => channel.mode)
  const chosen = modes.filter((one) => one === mode)
  return enter({ institutionId: id, modes: chosen.length > 0 ? chosen : modes, scenario: 'default' })
}

/** The first page of an institution: its log-in, or that it does not answer. */
export function enter(visit: Visit): Step {
  const down = findInstitution(visit.institutionId)?.status === 'unavailable'
  return down ? { name: 'down', visit } : { name: 'login', visit }
}

/** The log-in and password that an institution takes. */
export function credentialsOf({ test }: Institution): { login: string; password: string } {
  return test === 'simulator' ? simulator.credentials : testBank.credentials
}

/** What comes of a log-in: by the credentials, and by the profile where the institution is the simulator. */
export function logIn(visit: Visit, form: Form): Step {
  const institution = findInstitution(visit.institutionId)
  const { login, password } = institution ? credentialsOf(institution) : testBank.credentials
  const refused: Step = { name: 'login', visit, tried: 'The bank does not know this login with this password.' }
  if (form.get('login') !== login || form.get('password') !== password) return refused
  if (institution?.test !== 'simulator') return afterLogin(visit)
  const scenario = scenarios.find(({ name }) => name === form.get('profile'))
  if (!scenario) return { ...refused, tried: 'The simulator has no such profile.' }
  const next: Visit = { ...visit, scenario: scenario.name, modes: commonModes(visit.modes, scenario.channels) }
  if (scenario.name === 'auth_failed') return { ...refused, visit: next }
  if (scenario.name === 'bank_down') return { name: 'down', visit: next }
  return scenario.challenge ? { name: 'challenge', visit: next } : afterLogin(next)
}

function commonModes(modes: readonly Mode[], some: readonly Mode[]): readonly Mode[] {
  const both = modes.filter((mode) => some.includes(mode))
  return both.length > 0 ? both : some
}

/** A bank that is reached by redirection has the user prove it once more, in its app. */
function afterLogin(visit: Visit): Step {
  return visit.modes.includes('REDIRECT') ? { name: 'approve', visit } : { name: 'consent', visit }
}

/** What comes of the answer to a challenge. */
export function answerChallenge(visit: Visit, form: Form): Step {
  const answer = challengeOf(visit)?.answer
  if (answer === null) return { name: 'end', status: 'ERROR', errorCode: 'CHALLENGE_TIMED_OUT' }
  if (form.get('code') === answer) return { name: 'consent', visit }
  return { name: 'challenge', visit, tried: 'This is not the code that the bank sent.' }
}

export function challengeOf({ scenario }: Visit) {
  return scenarios.find(({ name }) => name === scenario)?.challenge
}
