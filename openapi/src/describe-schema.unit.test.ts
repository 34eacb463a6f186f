import { expect, test } from 'vitest'
import { enumValues, objectShape, typeName } from './describe-schema.ts'

const document = {
  components: { schemas: { Money: { type: 'object' }, Loop: { $ref: '#/components/schemas/Loop' } } },
}

test.each([
  { schema: { type: 'string' }, name: 'string' },
  { schema: { type: ['string', 'null'] }, name: 'string or null' },
  { schema: { type: 'array', items: { type: 'string' } }, name: 'array of string' },
  { schema: { oneOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] }, name: 'object or null' },
  { schema: { $ref: '#/components/schemas/Loop' }, name: 'any' },
  { schema: { $ref: 'elsewhere.yaml' }, name: 'any' },
  { schema: undefined, name: 'any' },
])('G3 the type of $schema is said as $name', ({ schema, name }) => {
  expect(typeName(document, schema)).toBe(name)
})

test('G3 the values of an array are those of its items, and null is not one of them', () => {
  expect(enumValues(document, { type: 'array', items: { enum: ['A', 'B'] } })).toEqual(['A', 'B'])
  expect(enumValues(document, { oneOf: [{ enum: ['A'] }, { type: 'null' }] })).toEqual(['A'])
  expect(enumValues(document, { const: 'ONE' })).toEqual(['ONE'])
})

test('G3 the shape of an object holds the parts that it is made of', () => {
  const schema = {
    allOf: [{ required: ['a'], properties: { a: {}, b: {} } }, { properties: { b: { type: 'string' } } }],
  }
  expect(objectShape(document, schema)).toEqual({ properties: { a: {}, b: { type: 'string' } }, required: ['a'] })
})

test('B1 the variants of a schema are shown together, and only what all require is required', () => {
  const flat = { required: ['url', 'amount'], properties: { url: {}, amount: {} } }
  const list = { required: ['url', 'items'], properties: { url: {}, items: {} } }
  expect(objectShape({}, { oneOf: [flat, list] })).toEqual({
    properties: { url: {}, amount: {}, items: {} },
    required: ['url'],
  })
})
