import { codeSchema } from '@sanity/code-input'
import { createSchema, type SchemaType } from 'sanity'
import { describe, expect, test } from 'vitest'
import { documentTypes, schemaTypes } from './index.ts'
import { snippetsFor } from './objects/snippet-reference.ts'

const schema = createSchema({ name: 'default', types: [...schemaTypes, codeSchema] })
const names = (types: readonly { name: string }[]) => types.map(({ name }) => name)

type Field = { name: string; type: SchemaType }
const fieldsOf = (type: SchemaType | undefined): Field[] =>
  type && 'fields' in type ? type.fields.map((field: Field) => ({ name: field.name, type: field.type })) : []

/** Every field that an editor fills in, with its place: `page.placement.scope`. */
function allFields(name: string, type = schema.get(name)): [string, SchemaType][] {
  return fieldsOf(type).flatMap((field): [string, SchemaType][] => {
    const place = `${name}.${field.name}`
    // A named type lists its own fields; only objects written in place are gone into.
    const isInPlace = field.type.jsonType === 'object' && field.type.type?.name === 'object'
    return [[place, field.type], ...(isInPlace ? allFields(place, field.type) : [])]
  })
}

const everyField = names(schemaTypes).flatMap((name) => allFields(name))

describe('the content model', () => {
  test('B1 B2 B3 B4 B5 B6 B7 B8 it compiles, and every document of the model is there', () => {
    const problems = (schema._validation ?? []).flatMap(({ path, problems: found }) =>
      found.map(({ message }) => `${JSON.stringify(path)}: ${message}`),
    )
    expect(problems).toEqual([])
    expect(names(documentTypes)).toEqual([
      'page',
      'menuEntry',
      'announcement',
      'snippet',
      'provider',
      'disturbance',
      'apiReference',
      'redirect',
      'siteSettings',
      'feedback',
    ])
  })

  test('B9 no name is used twice, and none holds a dot', () => {
    const all = names(schemaTypes)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((name) => name.includes('.'))).toEqual([])
  })

  test.each(names(documentTypes))('B1 %s has a title, an icon and a preview of its own', (name) => {
    const type = documentTypes.find((document) => document.name === name)
    expect(type?.title).toBeTruthy()
    expect(type?.icon).toBeDefined()
    expect(type?.preview?.select).toBeDefined()
  })

  test.each(everyField)('B1 %s has a title and a help text', (_place, type) => {
    expect(type.title).toBeTruthy()
    expect(type.description).toBeTruthy()
  })

  test('B1 a body holds every block of the model', () => {
    const body = schema.get('body')
    const members = body && 'of' in body ? body.of.map((member: SchemaType) => member.name) : []
    expect(members).toEqual([
      'block',
      'codeBlock',
      'codeGroup',
      'callout',
      'table',
      'figure',
      'collapsible',
      'apiOperation',
      'snippetReference',
      'diagram',
      'liveTable',
      'conditional',
      'steps',
      'cards',
    ])
  })

  test('B5 a snippet offers neither itself nor what shows it, so that none of a circle is stuck', () => {
    expect(snippetsFor({ _id: 'drafts.snippet-a', _type: 'snippet' })).toEqual({
      filter: '_id != $own && !references($own)',
      params: { own: 'snippet-a' },
    })
    expect(snippetsFor({ _id: 'page_a', _type: 'page' })).toEqual({})
  })

  test('B1 pages refer to each other weakly, so that two of a cycle can be unpublished', () => {
    const references = everyField.flatMap(([place, type]) => {
      const candidates = 'of' in type ? type.of.map((member: SchemaType) => member) : [type]
      return candidates.flatMap((candidate: SchemaType) =>
        'to' in candidate && Array.isArray(candidate.to) && candidate.to.some(({ name }: SchemaType) => name === 'page')
          ? [{ place, isWeak: 'weak' in candidate && candidate.weak === true }]
          : [],
      )
    })
    expect(references.filter(({ isWeak }) => !isWeak)).toEqual([])
    expect(references.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['page.successor', 'page.related', 'pageLink.page', 'card.page', 'docsVersion.mainDoc']),
    )
  })
})
