import { paymentOutcomes } from '@portal/openapi/cast'
import { toText } from '@portal/openapi/json'
import { findInstitution, institutions, type Institution } from '../data/institutions.ts'
import type { Order } from '../data/orders.ts'
import { credentialsOf } from './flow.ts'
import { html, type Html } from './html.ts'
import type { Page } from './page.ts'
import { bankLine, form, LEAVE, refusal } from './parts.ts'

/** Where the payer is. */
export type OrderStep =
  | { name: 'choose' }
  | { name: 'login'; institutionId: string; tried?: string }
  | { name: 'outcome'; institutionId: string }
  | { name: 'end'; result: 'approved' | 'refused' | 'cancelled' }

export type OrderVisit = { step: OrderStep; cancelUrl: string | undefined; countries: readonly string[] }

const END = { approved: 'Payment approved', refused: 'Payment refused', cancelled: 'You left' } as const

/** The page of a payer's step. The last one leads to `address` only where that is allowed. */
export function orderPage(order: Order, visit: OrderVisit, address: string | undefined, mayFollow: boolean): Page {
  const { step } = visit
  switch (step.name) {
    case 'choose':
      return {
        title: 'Choose your bank',
        body: form(
          order.id,
          html`${summary(order)}
            <ul>
              ${offered(visit).map(bankRow)}
            </ul>
            <div class="acts">${LEAVE}</div>`,
        ),
      }
    case 'login':
      return loginPage(order, step)
    case 'outcome':
      return outcomePage(order, step.institutionId)
    case 'end':
      return { title: END[step.result], body: endOf(address, mayFollow) }
  }
}

function summary({ type, amount, currency, label, beneficiary }: Order): Html {
  const to = toText(beneficiary['name']) || 'the beneficiary'
  return html`<p>
    ${type === 'REFUND' ? 'Refund' : 'Pay'} <b>${amount} ${currency}</b> to <b>${to}</b>: ${label}. No money moves.
  </p>`
}

function offered({ countries }: OrderVisit): Institution[] {
  return institutions.filter(
    ({ instant, country, test }) =>
      instant !== undefined && test !== 'simulator' && (countries.length === 0 || countries.includes(country)),
  )
}

const bankRow = (one: Institution): Html =>
  html`<li>
    ${bankLine(one)}<button class="alt" name="institution" value="${one.id}" aria-label="Choose ${one.name}">
      Choose
    </button>
  </li>`

function loginPage(order: Order, { institutionId, tried }: Extract<OrderStep, { name: 'login' }>): Page {
  const institution = findInstitution(institutionId)
  const hint = institution && credentialsOf(institution)
  return {
    title: `Sign in to ${institution?.name ?? 'the bank'}`,
    body: form(
      order.id,
      html`${refusal(tried)}${summary(order)}
        <div class="note">
          <p>Login <code>${hint?.login}</code>, password <code>${hint?.password}</code>.</p>
        </div>
        <label
          >Login <input type="text" name="login" autocomplete="off" autocapitalize="none" spellcheck="false" required
        /></label>
        <label>Password <input type="password" name="password" autocomplete="off" required /></label>
        <div class="acts"><button name="action" value="login">Sign in</button>${LEAVE}</div>`,
    ),
  }
}

function outcomePage(order: Order, institutionId: string): Page {
  const choices = paymentOutcomes.map(
    ({ choice }) =>
      html`<li>
        <span>${MEANING[choice]}</span><button class="alt" name="outcome" value="${choice}">${choice}</button>
      </li>`,
  )
  return {
    title: 'Approve the payment',
    body: form(
      order.id,
      html`${summary(order)}
        <p>${findInstitution(institutionId)?.name ?? 'The bank'} is simulated: choose what it answers.</p>
        <ul>
          ${choices}
        </ul>
        <div class="acts">${LEAVE}</div>`,
    ),
  }
}

const MEANING = {
  EXECUTED: 'The money is on its way at once.',
  SUBMITTED: 'The bank has taken the transfer and not executed it yet.',
  'SUBMITTED then EXECUTED': 'Taken now, executed after 2 minutes.',
  REJECTED: 'The bank refuses the transfer.',
} as const

function endOf(address: string | undefined, mayFollow: boolean): Html {
  if (!address) return html`<p>You can close this page.</p>`
  if (mayFollow) return html`<p class="acts"><a class="button" href="${address}">Return to the application</a></p>`
  return html`<p>
      A real page would now send the browser to the address below. The sandbox leads to this portal and to this machine
      only.
    </p>
    <p><code>${address}</code></p>`
}
