import { descriptions } from '@portal/openapi/descriptions'
import { expect, test } from 'vitest'
import { loadApi } from './description/api.ts'
import { prepare } from './testing/prepare.ts'
import { requestOf, sendTo } from './testing/request-of.ts'
import { visit } from './testing/visitor.ts'

/** What would give every object a property, written where only raw text can write it. */
const POISONS = ['"__proto__":{"polluted":"yes"}', '"constructor":{"prototype":{"polluted":"yes"}}']

const apis = descriptions.map(({ id }) => loadApi(id)).filter((api) => api !== undefined)
const taking = apis.flatMap((api) =>
  api.operations
    .filter(({ body }) => body?.media.some(({ type }) => /json/.test(type)))
    .map((operation) => [`${api.id} ${operation.id}`, api, operation] as const),
)

test.each(taking)('Q3 no body of %s gives an object a property', async (_, api, operation) => {
  const clientId = api.id === 'payments' ? 'sandbox-demo-payments' : 'sandbox-demo-accounts'
  const visitor = await visit(api.id, { clientId })
  const { changes, send = visitor.send } = await prepare(visitor, api.id, operation)
  const good = requestOf(api, operation, changes)
  for (const poison of POISONS) {
    const body = JSON.stringify(good.body ?? {})
      .replace(/^\{/, (start) => `${start}${poison},`)
      .replace(/,\}$/, '}')
    expect(body).toContain('polluted')
    // oxlint-disable-next-line no-await-in-loop -- each is looked at after the one before it
    const reply = await sendTo(send, operation, { ...good, body })
    expect(reply.status).toBeLessThan(500)
    expect(reply.text).not.toContain('polluted')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  }
})
