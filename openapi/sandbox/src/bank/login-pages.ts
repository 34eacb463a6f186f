import { scenarios, simulator, testBank } from '@portal/openapi/cast'
import { findInstitution } from '../data/institutions.ts'
import type { Visit } from '../data/sessions.ts'
import { challengeOf, credentialsOf } from './flow.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'
import { form, LEAVE, refusal } from './parts.ts'

/** The bank's log-in. */
export function loginPage(id: string, { institutionId }: Visit, tried: string | undefined): Page {
  const institution = findInstitution(institutionId)
  const { login, password } = institution ? credentialsOf(institution) : testBank.credentials
  const profile = institution?.test === 'simulator'
  return {
    title: `Sign in to ${institution?.name ?? 'the bank'}`,
    body: form(
      id,
      html`${refusal(tried)}
        <div class="note">
          <p>
            Login <code>${login}</code>, password <code>${password}</code>. Anything else is refused, as a real bank
            would.
          </p>
        </div>
        <label
          >Login <input type="text" name="login" autocomplete="off" autocapitalize="none" spellcheck="false" required
        /></label>
        <label>Password <input type="password" name="password" autocomplete="off" required /></label>
        ${
          profile &&
          html`<label for="profile">Profile</label>
            <select id="profile" name="profile">
              ${scenarios.map(({ name }) => html`<option>${name}</option>`)}
            </select>
            <p class="hint">The profile decides what the ${simulator.name.toLowerCase()} holds and how it answers.</p>`
        }
        <div class="acts">
          <button name="action" value="login">Sign in</button>
          ${tried !== undefined && html`<button class="alt" name="action" value="give-up" formnovalidate>Give up</button>`}${LEAVE}
        </div>`,
    ),
  }
}

/** The bank asks for a code. */
export function challengePage(id: string, visit: Visit, tried: string | undefined): Page {
  const challenge = challengeOf(visit)
  const hint = challenge?.answer
    ? html`The simulated code is <code>${challenge.answer}</code>.`
    : html`No code arrives: any answer comes too late.`
  return {
    title: 'Confirm it is you',
    body: form(
      id,
      html`${refusal(tried)}
        <div class="note"><p>${hint}</p></div>
        <label
          >${challenge?.text ?? 'Enter the code'}
          <input type="text" name="code" inputmode="numeric" autocomplete="one-time-code" required
        /></label>
        <div class="acts"><button name="action" value="challenge">Confirm</button>${LEAVE}</div>`,
    ),
  }
}

/** The bank asks for an approval in its app. */
export function approvePage(id: string, { institutionId }: Visit): Page {
  return {
    title: 'Approve in your bank’s app',
    body: form(
      id,
      html`<p>
          ${findInstitution(institutionId)?.name ?? 'Your bank'} asks for a strong authentication before it shares
          anything. On a real phone you would now confirm in its app.
        </p>
        <div class="acts">
          <button name="action" value="approve">Approve</button>
          <button class="alt" name="action" value="refuse">Refuse</button>
        </div>`,
    ),
  }
}

/** The bank does not answer. */
export function downPage(id: string, { institutionId }: Visit): Page {
  return {
    title: 'The bank does not answer',
    body: form(
      id,
      html`<div class="bad" role="alert">
          <p>${findInstitution(institutionId)?.name ?? 'The bank'} is unavailable. Your login was not checked.</p>
        </div>
        <div class="acts">
          <button name="action" value="down">Go back to the application</button>
          <button class="alt" name="action" value="restart">Choose another bank</button>
        </div>`,
    ),
  }
}
