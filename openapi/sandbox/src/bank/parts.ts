import type { Institution } from '../data/institutions.ts'
import { html, type Html } from './html.ts'

export const LEAVE = html`<button class="alt" name="action" value="cancel" formnovalidate>Leave</button>`

/** A form that posts back to the page of what `id` names. */
export const form = (id: string, content: Html) =>
  html`<form method="post" action="/sandbox/bank/${id}">${content}</form>`

export const refusal = (tried: string | undefined) =>
  tried !== undefined && html`<div class="bad" role="alert"><p>${tried}</p></div>`

/** An institution as lists name it. */
export function bankLine({ id, name, country, status }: Institution): Html {
  return html`<span class="bank"
    ><img src="/sandbox/bank/logo/${id}.svg" alt="" /><span
      >${name} <small>${country}${status === 'available' ? '' : `, ${status}`}</small></span
    ></span
  >`
}
