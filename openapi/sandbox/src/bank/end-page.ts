import { sessionStatus, type Session, type Step } from '../data/sessions.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'
import { mayReturnTo, withResult } from './return-address.ts'

type End = Extract<Step, { name: 'end' }>

const TITLES = { SUCCESS: 'All set', CANCELLED: 'You left', ERROR: 'It did not work' } as const

/** Where the user goes back to, with what the flow ended in; undefined when the session names no address. */
export function returnAddress(session: Session, { status, errorCode }: End): string | undefined {
  const { redirectUrl, cancelUrl, state } = session.settings
  const address = status === 'CANCELLED' ? (cancelUrl ?? redirectUrl) : redirectUrl
  if (!address) return undefined
  return withResult(address, {
    session_id: session.id,
    status,
    connection_id: session.connectionId,
    error_code: errorCode,
    state,
  })
}

/** Where the user comes back to from the page of a bank: there the application shows the widget again. */
export function callbackAddress({ id, settings: { callbackUrl, state } }: Session): string | undefined {
  return callbackUrl && withResult(callbackUrl, { session_id: id, state })
}

/** The last page. It leads to the application only where that is this portal or on this machine. */
export function endPage(session: Session, end: End, origin: string): Page {
  const address = returnAddress(session, end)
  const why = end.errorCode !== undefined && html`<p>The application is told <code>${end.errorCode}</code>.</p>`
  if (!address)
    return {
      title: TITLES[end.status],
      body: html`${why}
        <p>You can close this page.</p>`,
    }
  return {
    title: TITLES[end.status],
    body: mayReturnTo(address, origin)
      ? html`${why}
          <p class="acts"><a class="button" href="${address}">Return to the application</a></p>`
      : html`${why}
          <p>
            A real widget would now send the browser to the address below. The sandbox leads to this portal and to this
            machine only.
          </p>
          <p><code>${address}</code></p>`,
  }
}

/** The page of a session that is over. */
export function expiredPage(session: Session, now: number): Page {
  const expired = sessionStatus(session, now) === 'EXPIRED'
  return {
    title: expired ? 'This session has expired' : 'This session is over',
    status: 410,
    body: html`<p>A session serves once, for 30 minutes. Go back to the application and start again.</p>`,
  }
}
