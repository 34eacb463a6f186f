import { expect, test } from 'vitest'
import { createExampleChecker } from './create-example-checker.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const thing = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^\\d+$' } },
  additionalProperties: false,
}
const token = { type: 'object', required: ['ttl'], properties: { ttl: { type: 'integer' } } }
const checker = createExampleChecker({
  servers: [{ url: '/sandbox' }, { url: 'https://api.test/v1' }],
  security: [{ bearer: [] }],
  paths: {
    '/things/{id}': {
      put: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'q', in: 'query', required: true, schema: { type: 'integer', maximum: 9 } },
          { name: 'kinds', in: 'query', schema: { type: 'array', items: { enum: ['A', 'B'] } } },
          { name: 'X-Call', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Thing' }) },
        responses: { 200: { $ref: '#/components/responses/Thing' }, 204: { headers: { Location: {} } } },
      },
    },
    '/token': {
      post: {
        security: [{ basic: [] }],
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: token } } },
      },
    },
  },
  webhooks: { MADE: { post: { requestBody: json({ $ref: '#/components/schemas/Thing' }) } } },
  components: {
    securitySchemes: { bearer: { type: 'oauth2' }, basic: { type: 'http', scheme: 'basic' } },
    schemas: { Thing: thing },
    responses: { Thing: json({ $ref: '#/components/schemas/Thing' }) },
  },
})

const command = `curl -X PUT "https://api.test/v1/things/7?q=1&kinds=A,B" \\
  -H "Authorization: Bearer {token}" \\
  -H "X-Call: {call}" \\
  -H "Content-Type: application/json" \\
  -d '{ "id": "12" }'`
const bash = (code: string) => ({ language: 'bash', code })
const body = (code: string) => ({ language: 'json', code })
const text = (code: string) => checker.request('PUT /things/{id}', { language: 'text', code })
const program = (code: string) => checker.program({ language: 'javascript', code })
const http = (code: string) => checker.response('PUT /things/{id}', '204', { language: 'http', code })
const form = (change: string) => checker.request('POST /token', bash(`curl https://api.test/v1/token ${change}`))

test('J2 an example that agrees raises no complaint', () => {
  expect(checker.request('PUT /things/{id}', bash(command))).toEqual([])
  expect(checker.request('PUT /things/{id}', body('{"id":"1"}'))).toEqual([])
  expect(checker.request('POST /token', bash('curl "https://api.test/v1/token" -u "a:b" -d "ttl=3600"'))).toEqual([])
  expect(checker.response('PUT /things/{id}', '200', body('{"id":"1"}'))).toEqual([])
  expect(checker.event(body('{"id":"1"}'))).toEqual([])
})

test('J2 a placeholder for the reader stands for any value', () => {
  const open = command.replace('things/7', 'things/{id}').replace('q=1', 'q={q}').replace('"12"', '"{id}"')
  expect(checker.request('PUT /things/{id}', bash(open))).toEqual([])
})

test.each([
  { change: ['-X PUT', '-X POST'], complaint: 'it is sent with POST' },
  {
    change: ['api.test', 'pay.test'],
    complaint: 'https://pay.test/v1/things/7 is not at a server of it: https://api.test/v1',
  },
  { change: ['things/', 'thing/'], complaint: 'https://api.test/v1/thing/7 is not /things/{id}' },
  { change: ['things/7', 'things/seven'], complaint: 'id must be integer' },
  { change: ['Bearer', 'Basic'], complaint: 'it carries no Authorization: Bearer' },
  { change: ['q=1', 'q=1&z=2'], complaint: 'there is no parameter z' },
  { change: ['q=1&', ''], complaint: 'the query q is missing' },
  { change: ['q=1', 'q=10'], complaint: 'q must be <= 9' },
  { change: ['A,B', 'A,C'], complaint: '1 must be equal to one of the allowed values: A,B' },
  { change: ['X-Call', 'X-Other'], complaint: 'the header X-Call is missing' },
  { change: ['"id": ', '"ref": '], complaint: "the body must have required property 'id'" },
  { change: ['"12"', '"twelve"'], complaint: 'id must match pattern "(?:^\\d+$)|\\{\\w+\\}"' },
  { change: ["}'", ",}'"], complaint: 'it is not JSON' },
  { change: ['application/json', 'text/plain'], complaint: 'it is sent as text/plain, not as application/json' },
  { change: ['curl', 'curl -s https://a.test\ncurl'], complaint: 'it is not one curl command' },
])('J2 a request with $change is refused: $complaint', ({ change: [from = '', to = ''], complaint }) => {
  expect(checker.request('PUT /things/{id}', bash(command.replace(from, to)))).toContain(complaint)
})

test('J2 a response that is not described is refused', () => {
  expect(checker.response('PUT /things/{id}', '404', body('{}'))).toEqual(['PUT /things/{id} does not answer 404'])
  expect(checker.response('PUT /things/{id}', '200', body('{"id":1}'))).toEqual(['id must be string'])
  expect(checker.request('GET /nothing', bash(command))).toEqual(['GET /nothing is not described'])
})

test('J2 a field that is not described is refused, in parts of a composition too', () => {
  const a = { type: 'object', properties: { a: {} } }
  const strict = createExampleChecker({
    paths: {
      '/x': {
        get: { responses: { 200: json({ allOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: a } }] }) } },
      },
    },
    components: { schemas: { A: a } },
  })
  const ask = (code: string) => strict.response('GET /x', '200', body(code))
  expect(ask('{"a":1,"b":{"a":1}}')).toEqual([])
  expect(ask('{"a":1,"c":1}')).toEqual(['the body must NOT have unevaluated properties (c)'])
  expect(ask('{"b":{"c":1}}')).toContain('b must NOT have unevaluated properties (c)')
})

test('J2 a response that is an HTTP message is read with its status, headers and body', () => {
  expect(http('HTTP/1.1 204 No Content\nLocation: /things/7')).toEqual([])
  expect(http('HTTP/1.1 200 OK\nX-Other: 1')).toEqual([
    'its first line does not say 204',
    'PUT /things/{id} answers no header x-other',
  ])
  expect(http('HTTP/1.1 204 No Content\n\n{}')).toEqual(['it has a body, and the description has none'])
})

test('J2 a form is checked field by field, and its client must say who it is', () => {
  expect(form('-u a:b -d ttl=long')).toEqual(['ttl must be integer'])
  expect(form('-d ttl=1')).toEqual(['it carries no Authorization: Basic'])
})

test('J2 an address to open and a program are compared with the operation that they call', () => {
  expect(text('https://api.test/v1/things/7?q=1')).toEqual(['it is sent with GET'])
  expect(program('await fetch(`https://api.test/v1/things/${id}?q=1`)')).toEqual([])
  expect(program("const api = 'https://api.test/v1/thing/7'")).toEqual([
    'https://api.test/v1/thing/7 is the address of no operation',
  ])
})

test('J2 the body of a webhook is compared with what is described', () => {
  expect(checker.event(body('{"id":1}'), 'MADE')).toEqual(['id must be string'])
  expect(checker.event(body('{"id":1}'))).toEqual(['id must be string'])
})
