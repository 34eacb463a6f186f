import { expect, test } from 'vitest'
import { exampleGaps } from './example-gaps.ts'
import { operationGaps } from './operation-gaps.ts'
import { schemaGaps } from './schema-gaps.ts'

const colour = {
  type: 'string',
  title: 'Colour',
  description: 'A colour.',
  enum: ['RED', 'BLUE'],
  'x-enumDescriptions': { RED: 'Warm.', BLUE: 'Cold.' },
  example: 'RED',
}

test.each([
  { lack: 'nothing', schema: colour, gaps: [] },
  { lack: 'a title', schema: { ...colour, title: '' }, gaps: ['no title'] },
  { lack: 'words', schema: { ...colour, description: undefined }, gaps: ['no description'] },
  { lack: 'an example', schema: { type: 'string', title: 'T', description: 'D.' }, gaps: ['no example'] },
  { lack: 'a meaning', schema: { ...colour, enum: ['RED', 'BLUE', 'GREEN'] }, gaps: ['no meaning of GREEN'] },
  {
    lack: 'a value',
    schema: { ...colour, enum: ['RED', 'x'] },
    gaps: ['no meaning of x', 'a meaning of BLUE, which is no value'],
  },
  { lack: 'a type', schema: { title: 'T', description: 'D.' }, gaps: ['no type'] },
  {
    lack: 'words of a field',
    schema: { type: 'object', title: 'T', description: 'D.', properties: { a: { type: 'string', example: 'a' } } },
    gaps: ['a: no description'],
  },
  {
    lack: 'an example of a part',
    schema: { title: 'T', description: 'D.', allOf: [{ properties: { a: { type: 'string', description: 'A.' } } }] },
    gaps: ['a: no example'],
  },
])('G3 a schema that lacks $lack is told so', ({ schema, gaps }) => {
  expect(schemaGaps(schema, true)).toEqual(gaps)
})

const json = (fields: object) => ({ content: { 'application/json': { schema: { type: 'object' }, ...fields } } })
const document = {
  components: { schemas: { Error: { properties: { error: { enum: ['GONE', 'LATE'] } } } } },
}
const operation = {
  operationId: 'read',
  summary: 'Read',
  description: 'Reads.',
  tags: ['Things'],
  security: [{ token: [] }],
  parameters: [{ name: 'q', description: 'Q.', schema: {}, example: 'a' }],
  requestBody: { description: 'The thing.', ...json({ example: {} }) },
  responses: {
    200: { description: 'Read.', ...json({ example: {} }) },
    404: { description: 'Away: `GONE`.', ...json({ example: { error: 'GONE' } }) },
  },
}

test.each([
  { change: {}, gaps: [] },
  { change: { operationId: '' }, gaps: ['no operationId'] },
  { change: { summary: undefined }, gaps: ['no summary'] },
  { change: { tags: [] }, gaps: ['no group'] },
  { change: { security: undefined }, gaps: ['no security'] },
  {
    change: { parameters: [{ name: 'q' }] },
    gaps: ['no description', 'no schema', 'no example'].map((gap) => `parameter q: ${gap}`),
  },
  { change: { requestBody: { description: 'B.', ...json({}) } }, gaps: ['request: application/json has no example'] },
  { change: { responses: { 404: operation.responses[404] } }, gaps: ['no success'] },
])('G3 an operation with $change is told $gaps', ({ change, gaps }) => {
  expect(operationGaps(document, { ...operation, ...change }, ['404'])).toEqual(gaps)
})

const answer = (description: string, ...codes: string[]) => ({
  ...operation,
  responses: {
    ...operation.responses,
    404: {
      description,
      ...json({ examples: Object.fromEntries(codes.map((error) => [error, { value: { error } }])) }),
    },
  },
})

test('G3 an error shows each code that it names, and no other', () => {
  expect(operationGaps(document, answer('`GONE` or `LATE`.', 'GONE', 'LATE'), [])).toEqual([])
  expect(operationGaps(document, answer('`GONE` or `LATE`.', 'GONE'), [])).toEqual(['404: no example of LATE'])
  expect(operationGaps(document, answer('`GONE`.', 'GONE', 'LATE'), [])).toEqual([
    '404: an example of LATE, which it does not name',
  ])
  expect(operationGaps(document, answer('Away.', 'GONE'), [])).toContain('404: names no code')
})

test('G3 only an operation that says that it takes no token answers no 401', () => {
  expect(operationGaps(document, operation, ['401'])).toEqual(['no 401'])
  expect(operationGaps(document, { ...operation, security: [] }, ['401'])).toEqual([])
})

test('G3 only an operation that takes the secret of a client, and no token, answers no 403', () => {
  const securitySchemes = { basic: { type: 'http', scheme: 'basic' }, token: { type: 'http', scheme: 'bearer' } }
  const described = { components: { ...document.components, securitySchemes } }
  expect(operationGaps(described, { ...operation, security: [{ basic: [] }] }, ['401', '403'])).toEqual(['no 401'])
  expect(operationGaps(described, operation, ['403'])).toEqual(['no 403'])
})

test('G3 a page for a person carries no code', () => {
  const content = { 'text/html': { schema: { type: 'string' }, example: '<p>Away</p>' } }
  const responses = { ...operation.responses, 404: { description: 'Away.', content } }
  expect(operationGaps(document, { ...operation, responses }, [])).toEqual([])
})

test('G3 a parameter says what each of its values means', () => {
  const parameter = { name: 'q', description: 'Q.', schema: { enum: ['UP', 'DOWN'] }, example: 'UP' }
  expect(operationGaps(document, { ...operation, parameters: [parameter] }, [])).toEqual([
    'parameter q: no meaning of UP',
    'parameter q: no meaning of DOWN',
  ])
})

test('G3 an example that does not fit is found wherever it stands', () => {
  const wrong = { type: 'string', example: 1 }
  const { count, gaps } = exampleGaps({
    paths: {
      '/a': {
        parameters: [{ name: 'p', schema: { type: 'integer' }, examples: { one: { value: 'x' } } }],
        get: { responses: { 200: { content: { 'application/json': { schema: { type: 'object' }, example: [] } } } } },
      },
    },
    components: { schemas: { A: { type: 'object', properties: { example: wrong } } } },
  })
  expect(count).toBe(3)
  expect(gaps).toEqual([
    '/paths/~1a/parameters/0 one: the example must be integer',
    '/paths/~1a/get/responses/200/content/application~1json: the example must be object',
    '/components/schemas/A/properties/example: the example must be string',
  ])
})
