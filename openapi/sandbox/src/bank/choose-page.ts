import { testBank } from '@portal/openapi/cast'
import { institutions, type Institution } from '../data/institutions.ts'
import type { Session } from '../data/sessions.ts'
import { offered } from './flow.ts'
import { html, type Html } from './html.ts'
import type { Page } from './page.ts'
import { bankLine, form, LEAVE } from './parts.ts'

/** The list of banks. */
export function choosePage(session: Session): Page {
  const list = offered(session, institutions)
  return {
    title: 'Choose your bank',
    body: form(
      session.id,
      html`<p>
          Every bank here is invented. Pick one, sign in with the credentials that its page shows, and choose what to
          share.
        </p>
        <ul>
          ${list.map((one) => html`<li>${bankLine(one)}<span class="ways">${entries(one)}</span></li>`)}
        </ul>
        ${list.length === 0 && html`<p>No bank of the sandbox fits the settings of this session.</p>`}
        <div class="acts">${LEAVE}</div>`,
    ),
  }
}

/** The test bank is entered by one of its two channels, every other bank by all that it has. */
function entries(institution: Institution): readonly Html[] {
  if (institution.test === 'test-bank')
    return testBank.channels.map(
      ({ mode, entry }) => html`<button name="institution" value="${institution.id} ${mode}">${entry}</button> `,
    )
  return [
    html`<button class="alt" name="institution" value="${institution.id}" aria-label="Choose ${institution.name}">
      Choose
    </button>`,
  ]
}
