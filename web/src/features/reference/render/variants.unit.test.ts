import { expect, test } from 'vitest'
import { choicesIn } from './variants.ts'
import { callbacksMarkup, variantsMarkup, variantsNote } from './variants-markup.ts'

const text = { type: 'string' }
const DOCUMENT = {
  components: {
    schemas: {
      Card: {
        title: 'Card',
        type: 'object',
        required: ['number'],
        properties: { number: text, owner: { $ref: '#/components/schemas/Owner' } },
      },
      Transfer: {
        type: 'object',
        description: 'By `iban`.',
        properties: { iban: text, parent: { $ref: '#/components/schemas/Transfer' } },
      },
      Owner: { type: 'object', properties: { name: text } },
    },
  },
}
const choice = {
  oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Transfer' }, { type: 'null' }],
}
const content = (schema: object) => ({ content: { 'application/json': { schema } } })

test('G3 every variant of a choice is listed with its fields, those within them by their path, a circle once', () => {
  expect(choicesIn(DOCUMENT, { type: 'object', properties: { means: { type: 'array', items: choice } } })).toEqual([
    {
      at: 'means',
      kind: 'oneOf',
      variants: [
        {
          title: 'Card',
          description: '',
          fields: [
            { name: 'number', type: 'string', required: true, description: '' },
            { name: 'owner', type: 'object', required: false, description: '' },
            { name: 'owner.name', type: 'string', required: false, description: '' },
          ],
        },
        {
          title: 'Transfer',
          description: 'By `iban`.',
          fields: [
            { name: 'iban', type: 'string', required: false, description: '' },
            { name: 'parent', type: 'object', required: false, description: 'By `iban`.' },
          ],
        },
      ],
    },
  ])
})

test('G3 a choice between plain values needs no list', () => {
  expect(choicesIn(DOCUMENT, { anyOf: [text, { type: 'integer' }] })).toEqual([])
})

test('G3 variants and callbacks are written as headings and lists, escaped', () => {
  const operation = {
    requestBody: content(choice),
    responses: { 200: content(choice) },
    callbacks: {
      onPaid: {
        '{$request.body#/url}': {
          post: { summary: '<Paid>', requestBody: content({ $ref: '#/components/schemas/Card' }) },
        },
      },
    },
  }
  const markup = variantsMarkup(DOCUMENT, operation)
  expect(markup).toMatch(
    /<h3>Request body: one of 2<\/h3><h4>Card<\/h4><ul><li><code>number<\/code> <span>string, required<\/span>/,
  )
  expect(markup).toContain('<p>By <code>iban</code>.</p>')
  expect(markup).toContain('<h3>Response 200: one of 2</h3>')
  expect(callbacksMarkup(DOCUMENT, operation)).toMatch(
    /onPaid[\s\S]*POST[\s\S]*\{\$request\.body#\/url\}[\s\S]*&lt;Paid&gt;[\s\S]*number/,
  )
  expect(variantsNote(DOCUMENT, operation)).toBe(
    'The body is one of these. Card: `number`, `owner`. Transfer: `iban`, `parent`.',
  )
})

test('G3 an operation without choices gets no section', () => {
  expect(variantsMarkup(DOCUMENT, { responses: { 204: { description: 'Done.' } } })).toBe('')
})
