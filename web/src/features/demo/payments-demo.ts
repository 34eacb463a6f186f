import { paths } from '../../paths.ts'
import { firstOf, given, textOf, type Demo, type Held } from './demo.ts'

const API = '/sandbox/payments'

const headers = (held: Held) => ({
  Authorization: `Bearer ${given(held, 'token', 'access_token')}`,
  'X-FWD-Request-ID': given(held, 'requestId', 'uuid'),
})

const readOrder = (id: string, title: string) => ({
  id,
  title,
  build: (held: Held) => ({
    method: 'GET' as const,
    path: `${API}/v1/running/orders/${given(held, 'orderId', 'order_id')}`,
    headers: headers(held),
  }),
  keep: (body: Readonly<Record<string, unknown>>): Held => ({
    orderStatus: textOf(body, 'order_status'),
    paymentStatus: textOf(firstOf(firstOf(body['instructions'])['payments']), 'status') || 'none',
  }),
})

/** The Direct Payment API: from a token to a payment that the sandbox's bank has answered. */
export const paymentsDemo: Demo = {
  key: 'payments',
  title: 'Collect a test payment',
  lead: 'Four steps, about two minutes. You send real requests to the sandbox of this portal and read its answers. No money moves: the bank is simulated, and you choose what it answers.',
  guide: paths.paymentsQuickstart(),
  path: paths.paymentsDemo(),
  defaults: { amount: '12.50', label: 'Order 2026-1142', method: 'INITIATED_WIRE_TRANSFER' },
  shown: [
    { held: 'token', label: 'Token' },
    { held: 'orderId', label: 'Order' },
    { held: 'orderStatus', label: 'Order status' },
    { held: 'paymentStatus', label: 'Payment status' },
  ],
  steps: [
    {
      id: 'token',
      label: 'Get a token',
      title: 'Get a token',
      text: 'Your server proves who it is by HTTP Basic and receives a token for one hour. The client id is the one of this portal. The secret was made up for this tab: the sandbox keeps what you create under it.',
      calls: [
        {
          id: 'token',
          title: 'Ask for a token',
          build: (held) => ({
            method: 'POST',
            path: `${API}/token`,
            basic: { user: given(held, 'clientId', 'client_id'), password: given(held, 'secret', 'client_secret') },
            form: { grant_type: 'client_credentials' },
          }),
          keep: (body) => ({ token: textOf(body, 'access_token') }),
        },
      ],
    },
    {
      id: 'order',
      label: 'Create the order',
      title: 'Create the order',
      text: 'An order is one payment to be approved once. The sandbox pays to one fixed account. Change the amount to 0 to see a refusal.',
      fields: [
        { name: 'amount', label: 'Amount in EUR', hint: 'A decimal number with a dot.' },
        { name: 'label', label: 'Label', hint: 'What the payer reads on the statement.' },
        {
          name: 'method',
          label: 'Transfer',
          options: [
            { value: 'INITIATED_WIRE_TRANSFER', label: 'Standard, within 48 working hours' },
            { value: 'INITIATED_INSTANT_TRANSFER', label: 'Instant, within 10 seconds' },
          ],
        },
      ],
      calls: [
        {
          id: 'order',
          title: 'Create the order',
          build: (held) => ({
            method: 'POST',
            path: `${API}/v1/orders`,
            headers: headers(held),
            json: {
              redirect_url: given(held, 'returnUrl', 'redirect_url'),
              amount: held['amount'] ?? '',
              currency: held['currency'] || 'EUR',
              label: held['label'] ?? '',
              payment_methods: held['method'] ?? 'INITIATED_WIRE_TRANSFER',
              beneficiary: { schema: 'SEPA', iban: 'FR7699714010100000000004234', name: 'Atelier Brumal' },
            },
          }),
          keep: (body) => ({ orderId: textOf(body, 'id'), authUrl: textOf(body, 'auth_url') }),
        },
      ],
    },
    {
      id: 'approve',
      label: 'Let the payer approve',
      title: 'Let the payer approve',
      text: 'Send the payer to auth_url. The payer chooses a bank, signs in and approves there. Then the browser comes back here, with the order id. Meanwhile the order is NEW.',
      leaves: {
        held: 'authUrl',
        label: 'Open the bank',
        hint: 'Each page of the simulated bank shows the login that it takes. At the end you choose the bank’s answer: EXECUTED, SUBMITTED or REJECTED.',
      },
      calls: [readOrder('before', 'Read the order before')],
    },
    {
      id: 'result',
      label: 'Read the result',
      title: 'Read the result',
      text: 'The return is no proof: read the order. It is paid when the order is CLOSED and its payment EXECUTED.',
      calls: [readOrder('after', 'Read the order after')],
    },
  ],
}
