import { expect, test } from 'vitest'
import { searchRecordsOf } from '../search-records.ts'
import { fieldsIn } from '../render/variants.ts'
import { cutDescription } from './cut.ts'
import { expandedSize } from './expanded-size.ts'
import { outlineOf } from './outline-of.ts'
import { parseDescription } from './parse.ts'
import { tidyDescription } from './tidy.ts'

// Ample: each takes some hundred milliseconds on a quiet machine, and anything quadratic takes minutes.
const BUDGET = 20_000

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answering = (schema: object) => ({ 200: { description: 'ok', content: { 'application/json': { schema } } } })

/** A thousand schemas of seventeen nodes, each of which leads to four others. */
function tangle() {
  const schemas = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => {
      const other = (factor: number) => ref(`S${(index * factor + 1) % 1000}`)
      const properties = { name: { type: 'string' }, next: other(7), list: { type: 'array', items: other(13) } }
      return [`S${index}`, { type: 'object', properties: { ...properties, kind: { oneOf: [other(3), other(5)] } } }]
    }),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Tangle', version: '1' },
    paths: { '/s': { get: { summary: 'Read', responses: answering(ref('S0')) } } },
    components: { schemas },
  }
}

/** Five megabytes: three hundred operations of the same id, each with a model of thirty wordy fields. */
function flood() {
  const words = 'It says something that nobody needs to know. '.repeat(12)
  const fields = Object.fromEntries(
    Array.from({ length: 30 }, (_, field) => [`f${field}`, { type: 'string', description: words }]),
  )
  const paths = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `/things-${index}`,
      {
        get: { operationId: 'read', tags: [`Group ${index % 12}`], responses: answering({ title: index, ...fields }) },
      },
    ]),
  )
  return JSON.stringify({ swagger: '2.0', info: { title: 'Flood', version: '1' }, paths })
}

test(
  'Q3 schemas that lead to each other are walked once, and cost no more than their number',
  { timeout: BUDGET },
  () => {
    const document = tidyDescription(parseDescription(JSON.stringify(tangle())))
    const { groups } = outlineOf(document)
    const selections = groups.map((group) => ({ group, operations: group.operations }))
    const cut = cutDescription(document, selections, { introduction: true, footnote: () => '' })
    expect(Object.keys(Object(cut['components']).schemas)).toHaveLength(1000)
    expect(expandedSize(document, tangle().paths['/s'].get, 2001)).toBe(2001)
    expect(fieldsIn(document, ref('S0')).length).toBeLessThanOrEqual(150)
    const reference = { title: 'T', label: undefined, path: '/r', context: 'T', groups: [], document }
    expect(searchRecordsOf(reference).length).toBeGreaterThan(3)
  },
)

test('Q3 five megabytes are read and divided into pages of their own', { timeout: BUDGET }, () => {
  const text = flood()
  expect(text.length).toBeGreaterThan(5_000_000)
  const document = tidyDescription(parseDescription(text))
  const { groups } = outlineOf(document)
  expect(groups).toHaveLength(12)
  const pages = groups.flatMap((group) => group.operations.map(({ slug }) => `${group.slug}/${slug}`))
  expect(new Set(pages).size).toBe(300)
})

test('G1 what an operation shows with everything open is counted, a schema within itself once', () => {
  const document = {
    components: {
      schemas: {
        Node: { properties: { leaf: { type: 'string' }, children: { items: ref('Node') } } },
        Loop: ref('Loop'),
      },
    },
  }
  expect(expandedSize(document, { responses: answering(ref('Node')) }, 100)).toBe(3)
  expect(expandedSize(document, { requestBody: answering(ref('Node'))[200], responses: {} }, 100)).toBe(3)
  expect(expandedSize(document, { responses: answering(ref('Loop')) }, 100)).toBe(1)
})
