import { expect, test } from 'vitest'
import { findOperationIn } from './find-operation.ts'

const document = {
  servers: [{ url: 'https://api.test' }],
  security: [{ token: ['read'] }],
  paths: {
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }, { name: 'lang', in: 'query', description: 'of the path' }],
      patch: {
        tags: ['Things'],
        operationId: 'changeThing',
        summary: 'Change a thing',
        description: ' Changes it. ',
        parameters: [{ name: 'lang', in: 'query', description: 'of the operation', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: { 200: { description: 'Changed.' }, 404: { $ref: '#/components/responses/Gone' } },
      },
      get: { security: [], servers: [{ url: 'https://other.test' }] },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { Gone: { description: 'No such thing.' } },
    schemas: {
      Colour: { type: 'string', description: 'A colour.', enum: ['RED', 'BLUE'] },
      Thing: {
        required: ['colour'],
        properties: {
          colour: { $ref: '#/components/schemas/Colour' },
          size: { type: 'object', required: ['width'], properties: { width: { type: ['integer', 'null'] } } },
        },
      },
    },
  },
}

test('B1 an operation is read with its references followed and its body flattened by one level', () => {
  expect(findOperationIn(document, 'PATCH /things/{id}')).toEqual({
    method: 'PATCH',
    path: '/things/{id}',
    operationId: 'changeThing',
    summary: 'Change a thing',
    description: 'Changes it.',
    tags: ['Things'],
    servers: ['https://api.test'],
    security: [{ scheme: 'token', scopes: ['read'] }],
    parameters: [
      { name: 'id', in: 'path', required: true, description: '', type: 'string' },
      { name: 'lang', in: 'query', required: false, description: 'of the operation', type: 'string' },
    ],
    requestBody: [
      { name: 'colour', type: 'string', required: true, description: 'A colour.', enum: ['RED', 'BLUE'] },
      { name: 'size', type: 'object', required: false, description: '', enum: [] },
      { name: 'size.width', type: 'integer or null', required: true, description: '', enum: [] },
    ],
    responses: [
      { status: '200', description: 'Changed.' },
      { status: '404', description: 'No such thing.' },
    ],
  })
})

test('B1 the security and the servers of an operation win over those of the document', () => {
  const operation = findOperationIn(document, 'get /things/{id}')
  expect(operation?.security).toEqual([])
  expect(operation?.servers).toEqual(['https://other.test'])
})

test.each(['PATCH /other', 'DELETE /things/{id}', 'parameters /things/{id}', 'PATCH', '', 'GET __proto__'])(
  'B1 %o names no operation',
  (key) => {
    expect(findOperationIn(document, key)).toBeUndefined()
  },
)
