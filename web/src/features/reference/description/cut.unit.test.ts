import { expect, test } from 'vitest'
import { cutDescription } from './cut.ts'
import { outlineOf } from './outline-of.ts'

const response = (name: string) => ({
  200: { description: 'Done.', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
})
const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'Long.' },
  tags: [{ name: 'A', description: 'About A.' }, { name: 'B' }],
  paths: {
    '/one': {
      parameters: [{ name: 'p' }],
      get: { tags: ['A', 'B'], description: 'One.', responses: response('Loop') },
    },
    '/two': { get: { tags: ['B'], responses: response('Other') } },
  },
  components: {
    schemas: {
      Loop: {
        properties: { self: { $ref: '#/components/schemas/Loop' }, leaf: { $ref: '#/components/schemas/Leaf/x' } },
      },
      Leaf: { x: { type: 'string' } },
      Other: {},
    },
    securitySchemes: { key: { type: 'apiKey' } },
  },
}

test('P5 a page holds its operations and what they refer to, in circles too, and no more', () => {
  const [group] = outlineOf(document).groups
  if (!group) throw new Error('no group')
  const part = cutDescription(document, [{ group, operations: group.operations }], {
    introduction: false,
    footnote: (_, { slug }) => `[More](/r/${slug})`,
  })
  expect(part).toEqual({
    openapi: '3.1.0',
    info: { title: 'T', version: '1', description: '' },
    tags: [{ name: 'A', description: 'About A.' }],
    paths: {
      '/one': {
        parameters: [{ name: 'p' }],
        get: { tags: ['A'], description: 'One.\n\n[More](/r/get-one)', responses: response('Loop') },
      },
    },
    webhooks: {},
    components: {
      schemas: { Loop: document.components.schemas.Loop, Leaf: document.components.schemas.Leaf },
      securitySchemes: document.components.securitySchemes,
    },
  })
})

test('G2 an operation of two groups stands in both, once in the document', () => {
  const groups = outlineOf(document).groups.map((group) => ({ group, operations: group.operations }))
  const part = cutDescription(document, groups, { introduction: true, footnote: () => '' })
  expect(part).toMatchObject({ info: { description: 'Long.' }, paths: { '/one': { get: { tags: ['A', 'B'] } } } })
})
