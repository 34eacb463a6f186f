import { describe, expect, test } from 'vitest'
import { descriptions } from '@portal/openapi/descriptions'
import { loadApi, type Api } from './description/api.ts'
import type { SandboxOperation } from './description/operation.ts'
import { needsToken } from './http/security.ts'
import { prepare } from './testing/prepare.ts'
import { requestOf, sendTo, type Changes } from './testing/request-of.ts'
import { sender, visit, type Reply } from './testing/visitor.ts'

const apis = descriptions.map(({ id }) => loadApi(id)).filter((api) => api !== undefined)
const clientId = ({ id }: Api) => (id === 'payments' ? 'sandbox-demo-payments' : 'sandbox-demo-accounts')
const rows = ({ operations }: Api) =>
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const)

/** What is wrong with an answer, by the description. */
function complaints(api: Api, { responses }: SandboxOperation, reply: Reply): unknown[] {
  const spec = responses.find(({ status }) => status === reply.status)
  if (!spec) return [`${reply.status} is not documented`, reply.text]
  const media = spec.media.find(({ type }) => /json/.test(type))
  const missing = spec.headers.filter((name) => !reply.headers.has(name)).map((name) => `no header ${name}`)
  const body = 'list' in reply.body ? reply.body['list'] : reply.body
  return [...missing, ...(media ? api.validator.check(media.pointer, body) : [])]
}

describe.each(apis.map((api) => [api.id, api] as const))('%s', (id, api) => {
  test.each(rows(api))('J1 %s succeeds as described', async (_, operation) => {
    const visitor = await visit(id, { clientId: clientId(api) })
    const { changes, send = visitor.send } = await prepare(visitor, id, operation)
    const reply = await sendTo(send, operation, requestOf(api, operation, changes))
    expect({ status: reply.status < 300, complaints: complaints(api, operation, reply), text: reply.text }).toEqual({
      status: true,
      complaints: [],
      text: reply.text,
    })
  })

  test.each(rows(api))('J1 every error that %s documents can be provoked', async (_, operation) => {
    const visitor = await visit(id, { clientId: clientId(api) })
    const { changes, send = visitor.send } = await prepare(visitor, id, operation)
    const errors = api.errorsOf(operation)
    const found = await Promise.all(
      errors.map(async ({ status, code }) => {
        const headers = { ...changes.headers, 'Sandbox-Scenario': `${code ?? status}@${status}` }
        const reply = await sendTo(send, operation, requestOf(api, operation, { ...changes, headers }))
        const complaint = complaints(api, operation, reply)
        // An answer whose description names no code (a page) is told by its status alone.
        return { status: reply.status, code: code && reply.body['error'], complaint }
      }),
    )
    expect(found).toEqual(errors.map(({ status, code }) => ({ status, code, complaint: [] })))
  })

  const guarded = rows(api).filter(([, operation]) => needsToken(api, operation))
  test.each(guarded)('J1 %s refuses a missing and a wrong token', async (_, operation) => {
    const { sandbox } = await visit(id, { clientId: clientId(api) })
    const request = requestOf(api, operation)
    const none = await sendTo(sender(sandbox), operation, request)
    const wrong = await sendTo(sender(sandbox, { authorization: 'Bearer nobody' }), operation, request)
    expect([none, wrong].map(({ status, body }) => [status, body['error']])).toEqual([
      [401, 'invalid_token'],
      [401, 'invalid_token'],
    ])
    expect([...complaints(api, operation, none), ...complaints(api, operation, wrong)]).toEqual([])
  })

  const named = guarded.filter(
    ([, { path, responses }]) => path.includes('{') && responses.some(({ status }) => status === 404),
  )
  test.each(named)('J1 %s does not know an id that nothing has', async (_, operation) => {
    const visitor = await visit(id, { clientId: clientId(api) })
    const { changes, send = visitor.send } = await prepare(visitor, id, operation)
    const nothing = id === 'payments' ? '00000000-0000-4000-8000-000000000000' : '999'
    const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, nothing])
    const unknown: Changes = { ...changes, path: Object.fromEntries(names) }
    const reply = await sendTo(send, operation, requestOf(api, operation, unknown))
    expect([reply.status, complaints(api, operation, reply)]).toEqual([404, []])
  })

  const withBody = guarded.filter(([, { body }]) => body?.media.some(({ type }) => /json/.test(type)))
  test.each(withBody)('J1 %s refuses a body that is not JSON', async (_, operation) => {
    const visitor = await visit(id, { clientId: clientId(api) })
    const { changes, send = visitor.send } = await prepare(visitor, id, operation)
    const reply = await sendTo(send, operation, requestOf(api, operation, { ...changes, body: '{' }))
    expect([reply.status, complaints(api, operation, reply)]).toEqual([400, []])
  })
})
