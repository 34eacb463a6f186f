import { recordOf, textOf } from './demo.ts'
import type { Result } from './demo-state.ts'
import { parseBody } from './run-call.ts'

export type Explanation = { title: string; text: string; /** The step that mends it. */ step?: number }

const BY_CODE: Readonly<Record<string, Omit<Explanation, 'title'>>> = {
  invalid_client: { text: 'The sandbox does not know this client id. It may have been changed: start over.' },
  invalid_token: { text: 'The token has ended, or the sandbox has been started again since. Get a new one.', step: 0 },
  CONFLICT: {
    text: 'A user with this reference exists already. Change the reference, or go on with the user that you have.',
  },
  RESOURCE_UNKNOWN: {
    text: 'The sandbox no longer holds what you ask for: it forgets after two hours. Start over.',
  },
  BAD_PARAMETER: {
    text: 'A value is missing or not allowed. Correct the field that the answer names, then run again.',
  },
  FORMAT_ERROR: { text: 'A value has the wrong form. Correct the field that the answer names, then run again.' },
  PARAMETER_MISSING: { text: 'A value is missing. Fill in the field that the answer names, then run again.' },
  TOO_MANY_REQUESTS: { text: 'Too many calls in a short time. Wait a second, then run again.' },
  NO: { text: 'The state of the order does not permit this. Read the order, or create another one.' },
}

/** What an error means here and what to do about it; undefined for a result that is none. */
export function explain(result: Result | undefined): Explanation | undefined {
  if (result?.kind === 'failure') return { title: 'No answer', text: result.message }
  if (!result || result.status < 400) return undefined
  const body = parseBody(result.body)
  const code = textOf(recordOf(body), 'error')
  const known = BY_CODE[code] ?? { text: textOf(body, 'error_description') || 'The sandbox refused the call.' }
  return { title: [result.status, code].filter(Boolean).join(' '), ...known }
}

/** What the widget tells the application when it did not end well. */
const ERRORS: Readonly<Record<string, string>> = {
  USER_CANCELLED: 'The user left. Open the widget again when they are ready.',
  AUTH_FAILED:
    'The bank refused the login. Ask for new credentials, and never retry by yourself: the bank may lock the access.',
  BANK_REFUSED: 'The user refused the strong authentication at the bank.',
  CHALLENGE_TIMED_OUT: 'No answer came in time. Open the widget again.',
  CONSENT_REFUSED: 'The user does not want to share. There is no connection.',
  NO_ACCOUNT: 'The user shared no account.',
  PROVIDER_UNAVAILABLE: 'The bank is down. Offer another bank, or try later.',
}

export function explainReturn(errorCode: string): string {
  return ERRORS[errorCode] ?? 'The flow did not end well. Read the connection to see why.'
}
