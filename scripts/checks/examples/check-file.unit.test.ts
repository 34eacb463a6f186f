import { createExampleChecker } from '@portal/openapi/examples'
import { readExampleFile } from '@portal/studio/seed-examples'
import { expect, test } from 'vitest'
import { checkFile, descriptionsFor } from './check-file.ts'

const user = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const answers = { 200: { content: { 'application/json': { schema: user } } } }
const checkers = new Map([
  [
    'accounts-v3',
    createExampleChecker({
      servers: [{ url: 'https://api.passerelle.example' }],
      paths: { '/v3/users': { get: { responses: answers } } },
      webhooks: { USER_DELETED: { post: { requestBody: answers[200] } } },
    }),
  ],
])

/** The problems of a page with this body, which begins on line 8 of the file. */
function problemsOf(body: string): string[] {
  const source = `---\ntitle: T\ndescription: D\nproduct: accounts\nversion: v3\n---\n\n${body}\n`
  const page = readExampleFile({ kind: 'page', file: '/p.md', path: '/docs/p' }, source)
  return checkFile(page, ['accounts-v3'], checkers).map(({ line, reason }) => `${line} ${reason}`)
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``
const GET = 'operation="GET /v3/users"'

test.each([
  ['a request', fence(`bash ${GET} kind=request`, 'curl https://{{api_host}}/v3/users')],
  ['a response', fence(`json ${GET} kind=response status=200`, '{ "id": "{user_id}" }')],
  ['an event by its label', fence('json label="USER_DELETED"', '{ "id": "1" }')],
  ['an event', fence('json kind=event', '{ "id": "1" }')],
  ['a fragment', fence('json kind=fragment', '{ "more": 1 }')],
  ['an operation', '::operation[GET /v3/users]{api=accounts-v3}'],
  ['a program', fence('javascript', 'fetch("https://{{api_host}}/v3/users?page=1")')],
  ['text that is none of ours', fence('text', 'https://app.example/bank/return?status=SUCCESS')],
])('J2 %s that agrees is no problem', (_, body) => {
  expect(problemsOf(body)).toEqual([])
})

test.each([
  [
    'a wrong path',
    fence(`bash ${GET} kind=request`, 'curl https://{{api_host}}/v3/user'),
    'https://api.passerelle.example/v3/user is not /v3/users',
  ],
  ['a wrong type', fence(`json ${GET} kind=response status=200`, '{ "id": 1 }'), 'id must be string'],
  [
    'a field that is not described',
    fence(`json ${GET} kind=response status=200`, '{ "id": "1", "name": "A" }'),
    'the body must NOT have unevaluated properties (name)',
  ],
  [
    'a status that is not described',
    fence(`json ${GET} kind=response status=404`, '{}'),
    'GET /v3/users does not answer 404',
  ],
  [
    'an operation that does not exist',
    fence('bash operation="GET /v3/people" kind=request', 'curl https://{{api_host}}/v3/people'),
    'no operation GET /v3/people in accounts-v3',
  ],
  ['a wrong event', fence('json label="USER_DELETED"', '{ "id": 1 }'), 'id must be string'],
  [
    'a block of an operation that does not exist',
    '::operation[POST /v3/users]{api=accounts-v3}',
    'accounts-v3 has no operation POST /v3/users',
  ],
  [
    'a block of a description that does not exist',
    '::operation[GET /v3/users]{api=accounts-v9}',
    'there is no API description accounts-v9',
  ],
  [
    'a program that calls nothing of ours',
    fence('python', 'get("https://{{api_host}}/v3/user")'),
    'https://api.passerelle.example/v3/user is the address of no operation',
  ],
  [
    'an untagged call',
    fence('bash', 'curl https://{{api_host}}/v3/users'),
    'it is a curl command: say which with operation="METHOD /path", or kind=fragment',
  ],
  [
    'an untagged body',
    fence('json label="200 OK"', '{ "id": "1" }'),
    'it is JSON: say which with operation="METHOD /path", or kind=fragment',
  ],
  [
    'an untagged address',
    fence('text', 'https://{{api_host}}/v3/users'),
    'it holds an address of an API: say which with operation="METHOD /path", or kind=fragment',
  ],
])('J2 %s is reported with its line and the reason', (_, body, reason) => {
  expect(problemsOf(`Text.\n\n${body}`)).toEqual([`10 ${reason}`])
})

test('J2 a page is held to its own version first, then to the rest of its product', () => {
  const ids = ['accounts-v3', 'accounts-v3-partner', 'accounts-v2', 'accounts-v2-direct', 'payments', 'insights']
  expect(descriptionsFor({ product: 'accounts', version: 'v2' }, ids)).toEqual([
    'accounts-v2',
    'accounts-v2-direct',
    'accounts-v3',
    'accounts-v3-partner',
  ])
  expect(descriptionsFor({ product: 'payments', version: '' }, ids)).toEqual(['payments'])
})
