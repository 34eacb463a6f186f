import { toList, toRecord } from '@portal/openapi/json'
import { sandboxBeneficiary } from '@portal/openapi/cast'
import { randomUUID } from 'node:crypto'
import { idIn, type Changes } from './request-of.ts'
import { SECRET, type visit } from './visitor.ts'

type Visitor = Awaited<ReturnType<typeof visit>>

/** Takes a payer through the simulated bank. */
export async function pay(send: Visitor['send'], orderId: string, outcome: string): Promise<void> {
  const page = `http://localhost:3000/sandbox/bank/${orderId}`
  await send('POST', page, { form: { institution: '412' } })
  await send('POST', page, { form: { action: 'login', login: 'demo', password: 'demo' } })
  await send('POST', page, { form: { outcome } })
}

/** A paid order and one that waits, with a plan beside them; gives what each operation needs to succeed. */
export async function preparePayments({ send }: Visitor): Promise<(id: string) => Changes> {
  const headers = { 'X-FWD-Request-ID': randomUUID() }
  const post = async (path: string, body: unknown) =>
    (await send('POST', `/payments/v1${path}`, { body, headers })).body
  const order = {
    redirect_url: 'http://localhost:3000/return',
    amount: '12.50',
    currency: 'EUR',
    beneficiary: sandboxBeneficiary,
    label: 'Order 2026-1142',
  }
  const [paid, waiting] = [idIn(await post('/orders', order)), idIn(await post('/orders', order))]
  await pay(send, paid, 'EXECUTED')
  const read = (await send('GET', `/payments/v1/running/orders/${paid}`, { headers })).body
  const instruction = toRecord(toList(read['instructions'])[0])
  const ofPayment = {
    order_id: paid,
    instruction_id: idIn(instruction),
    payment_id: idIn(toRecord(toList(instruction['payments'])[0])),
  }
  const refund = await post(
    `/orders/${paid}/instructions/${ofPayment.instruction_id}/payments/${ofPayment.payment_id}/refund`,
    { amount: '1.00', redirect_url: 'http://localhost:3000/return' },
  )
  const settlement = await send('GET', `/payments/v1/settlements/by-order/${Object.values(ofPayment).join('/')}`, {
    headers,
  })
  const alias = await post('/alias', {
    user_reference: 'customer-7781',
    account: { schema: 'SEPA', iban: sandboxBeneficiary.iban },
  })
  await post('/subscribe', { callback_url: 'https://shop.example/hooks/payments' })
  const accounts = await send('GET', '/payments/v1/authorized_accounts', { headers })
  const plan = await post('/plans', {
    name: 'Plan',
    amount: '900.00',
    currency: 'EUR',
    beneficiary: { bank_account: { schema: 'SEPA', number: sandboxBeneficiary.iban, holder: sandboxBeneficiary.name } },
    payment_methods: ['INITIATED_WIRE_TRANSFER'],
    payer: { full_name: 'Camille Arvor' },
  })
  const checkout = await post(`/plans/${idIn(plan)}/checkouts`, {
    label: 'First',
    amount: '10.00',
    currency: 'EUR',
    target_date: '2027-01-05',
  })
  const ofPlan = { plan_id: idIn(plan), checkout_id: idIn(checkout) }
  const sendings = `/plans/${ofPlan.plan_id}/checkouts/${ofPlan.checkout_id}/sendings`
  const sending = idIn(await post(sendings, { method: 'SMS', date: '2027-01-02T10:00:00+01:00' }))
  const path = {
    ...ofPlan,
    sending_id: sending,
    alias_id: idIn(alias),
    id: idIn(toRecord(toList(accounts.body['authorized_accounts'])[0])),
    refund_id: idIn(refund),
    settlement_id: idIn(settlement.body, 'settlement_id'),
  }
  return (id) => ({
    path: {
      ...path,
      ...(/Payment|Refund/.test(id) && id !== 'openAuthorisationPage' ? ofPayment : { order_id: waiting }),
    },
    ...(id === 'createToken' && { headers: { authorization: `Basic ${btoa(`sandbox-demo-payments:${SECRET}`)}` } }),
    ...(id === 'openAuthorisationPage' && { query: { client_id: 'sandbox-demo-payments' } }),
    ...(id === 'createSending' && { body: { method: 'EMAIL' } }),
    ...(id === 'createRefund' && { body: { amount: '2.00' } }),
  })
}
