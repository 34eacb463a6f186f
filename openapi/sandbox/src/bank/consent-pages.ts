import { connectionsOfUser, type Connection } from '../data/connections.ts'
import { findInstitution } from '../data/institutions.ts'
import { productsAt, type Product } from '../data/products.ts'
import type { Session, Visit } from '../data/sessions.ts'
import type { World } from '../state/world.ts'
import { html, type Html } from './html.ts'
import type { Page } from './page.ts'
import { bankLine, form } from './parts.ts'

/** What is to be shared, account by account. */
export function consentPage({ id, settings }: Session, { institutionId, modes, scenario }: Visit): Page {
  const channels = findInstitution(institutionId)?.channels.filter(({ mode }) => modes.includes(mode)) ?? []
  const products = productsAt({ scenario, channels })
  return {
    title: 'Share these accounts?',
    body: form(
      id,
      html`<p>
          ${settings.autoSync ? 'Balances and transactions are read every night for 180 days' : 'Balances and transactions are read once'}.
          You can take it back at any time.
        </p>
        ${
          products.length > 0
            ? html`<ul>
                ${products.map(productRow)}
              </ul>`
            : html`<p>The bank shows no account.</p>`
        }
        <div class="acts">
          <button name="action" value="consent">Share</button>
          <button class="alt" name="action" value="decline">Do not share</button>
        </div>`,
    ),
  }
}

/** The banks that are connected. */
export function managePage(world: World, session: Session): Page {
  const all = connectionsOfUser(world, session.userId).filter(({ id }) =>
    [undefined, id].includes(session.connectionId),
  )
  return {
    title: 'Your banks',
    body: form(
      session.id,
      html`${
          all.length > 0
            ? html`<ul>
                ${all.map(connectionRow)}
              </ul>`
            : html`<p>No bank is connected.</p>`
        }
        <div class="acts"><button name="action" value="done">Done</button></div>`,
    ),
  }
}

const productRow = ({ code, name }: Product): Html =>
  html`<li>
    <label class="check"><input type="checkbox" name="product" value="${code}" checked /> ${name}</label>
  </li>`

const connectionRow = ({ id, name, institution }: Connection): Html =>
  html`<li>
    ${bankLine({ ...institution, name })}<button
      class="alt"
      name="disconnect"
      value="${id}"
      aria-label="Disconnect ${name}"
    >
      Disconnect
    </button>
  </li>`
