import { findInstitution } from '../data/institutions.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'
import { isPossibleReturn, mayReturnTo, withResult } from './return-address.ts'

/** The bank's own page of a partner that sends people there itself: it gives a code, or refuses. */
export function authorizePage(query: URLSearchParams, origin: string): Page {
  const name = findInstitution(query.get('provider') ?? '')?.name
  const address = query.get('address') ?? ''
  if (name === undefined || !isPossibleReturn(address))
    return { title: 'No such authorisation', status: 404, body: html`<p>The address is wrong. Ask for a new one.</p>` }
  const state = query.get('state') ?? undefined
  const approved = withResult(address, { code: query.get('code') ?? undefined, state })
  const refused = withResult(address, { error: 'access_denied', state })
  if (!mayReturnTo(address, origin))
    return {
      title: `Approve at ${name}`,
      body: html`<p>
          The bank would now send the browser to one of these addresses. The sandbox leads to this portal and to this
          machine only.
        </p>
        <p><code>${approved}</code></p>
        <p><code>${refused}</code></p>`,
    }
  return {
    title: `Approve at ${name}`,
    body: html`<p>The application asks to read your accounts for 180 days.</p>
      <p class="acts"><a class="button" href="${approved}">Approve</a> <a href="${refused}">Refuse</a></p>`,
  }
}
