import { randomUUID } from 'node:crypto'
import { payer } from '@portal/openapi/cast'
import { expect, test } from 'vitest'
import { visit } from './testing/visitor.ts'

const headers = { 'X-FWD-Request-ID': randomUUID() }

test.each(['/payments/v1/providers/search', '/payments/v1/providers/search/'])(
  'J1 POST %s finds the bank of an account',
  async (path) => {
    const { send } = await visit('payments', { clientId: 'sandbox-demo-payments' })
    const { status, body } = await send('POST', path, {
      headers,
      body: { payer: { schema: 'SEPA', iban: payer.iban } },
    })
    expect([status, Object.keys(body)]).toEqual([200, expect.arrayContaining(['_page'])])
  },
)

test('J1 an address that is subscribed replaces the one before, and the answers are bare', async () => {
  const { send } = await visit('payments', { clientId: 'sandbox-demo-payments' })
  for (const callback_url of ['https://shop.example/first', 'https://shop.example/second']) {
    // oxlint-disable-next-line no-await-in-loop -- the second replaces the first
    const { status, text } = await send('POST', '/payments/v1/subscribe', { headers, body: { callback_url } })
    expect([status, text]).toEqual([201, ''])
  }
  expect((await send('POST', '/payments/v1/unsubscribe', { headers })).status).toBe(204)
  expect((await send('POST', '/payments/v1/unsubscribe', { headers })).status).toBe(404)
})

test('J1 who is led to sign in for a code is told how the sandbox gives user tokens', async () => {
  const { send } = await visit('accounts-v2')
  const { status, body } = await send('GET', '/accounts-v2/signin?response_type=code')
  expect([status, body['error']]).toEqual([400, 'unsupported_response_type'])
})
