import { expect, test } from 'vitest'
import { createExampleChecker } from './check-example.ts'
import { parseCurl } from './parse-curl.ts'
import { readFences } from './read-fences.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const thing = { type: 'object', required: ['id'], properties: { id: { type: 'string' } }, additionalProperties: false }
const checker = createExampleChecker({
  servers: [{ url: 'https://api.test' }],
  paths: {
    '/things/{id}': {
      put: {
        parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
        requestBody: json(thing),
        responses: { 200: { $ref: '#/components/responses/Thing' } },
      },
    },
  },
  webhooks: { MADE: { post: { requestBody: json(thing) } } },
  components: { responses: { Thing: json(thing) } },
})
const command = `curl -X PUT "https://api.test/things/{id}?q=1" \\
  -H "Authorization: Bearer {token}" \\
  -H "Content-Type: application/json" \\
  -d '{ "id": "{id}" }'`

test('J2 an example that agrees raises no complaint', () => {
  expect(checker.request('PUT /things/{id}', command)).toEqual([])
  expect(checker.response('PUT /things/{id}', '200', '{"id":"1"}')).toEqual([])
  expect(checker.event('MADE', '{"id":"1"}')).toEqual([])
})

test.each([
  { change: ['-X PUT', '-X POST'], complaint: 'it is sent with POST' },
  { change: ['api.test', 'pay.test'], complaint: 'pay.test is not a server of PUT /things/{id}' },
  { change: ['things/', 'thing/'], complaint: '/thing/{id} is not /things/{id}' },
  { change: ['Bearer', 'Basic'], complaint: 'it carries no token' },
  { change: ['q=1', 'q=1&z=2'], complaint: 'no parameter z' },
  { change: ['?q=1', ''], complaint: 'q?' },
  { change: ['"id": ', '"ref": '], complaint: "the body must have required property 'id'" },
  { change: ["}'", ",}'"], complaint: 'it is not JSON' },
  { change: ['Content-Type', 'Accept'], complaint: 'it has no Content-Type' },
])('J2 a request with $change is refused: $complaint', ({ change: [from = '', to = ''], complaint }) => {
  expect(checker.request('PUT /things/{id}', command.replace(from, to))).toContain(complaint)
})

test('J2 a response that is not described is refused', () => {
  expect(checker.response('PUT /things/{id}', '404', '{}')).toEqual(['PUT /things/{id} does not answer 404'])
  expect(checker.response('PUT /things/{id}', '200', '{"id":1}')).toEqual(['/id must be string'])
  expect(checker.request('GET /nothing', command)).toEqual(['GET /nothing is not described'])
})

test('J2 curl is read as the request that it sends', () => {
  expect(parseCurl('curl -G "https://a.test/x" -d "b=1" --data-urlencode "c={d}"')).toEqual({
    method: 'GET',
    host: 'a.test',
    path: '/x',
    query: ['b', 'c'],
    headers: [],
    body: undefined,
  })
  expect(parseCurl('wget https://a.test')).toBeUndefined()
})

test('J2 fences are read with their attributes, nested ones included', () => {
  expect(readFences('::::step[A]\n```json {2} label="200 OK" status=200\n{}\n```\n::::\n```text\nb\n```')).toEqual([
    { language: 'json', attributes: { label: '200 OK', status: '200' }, text: '{}\n', line: 2 },
    { language: 'text', attributes: {}, text: 'b\n', line: 6 },
  ])
})
