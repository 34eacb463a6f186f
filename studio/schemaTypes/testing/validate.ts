import { createClient } from '@sanity/client'
import { codeSchema } from '@sanity/code-input'
import { createSchema, defaultLocale, pathToString, validateDocument } from 'sanity'
import { schemaTypes } from '../index.ts'

const schema = createSchema({ name: 'default', types: [...schemaTypes, codeSchema] })

export type StoredDocument = { _id: string; _type: string } & Record<string, unknown>

/** What the Studio would say about a document, given the others in the lake: `error itemId: …`. */
export async function validate(document: StoredDocument, others: readonly StoredDocument[] = []): Promise<string[]> {
  const client = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (input) => {
      const { pathname, searchParams } = new URL(input)
      // Whether referenced documents exist: none is missing.
      if (pathname.includes('/data/doc/')) return Response.json({ documents: [], omitted: [] })
      return Response.json({ result: idsOf(searchParams, others) })
    },
  })
  const dated = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r', ...document }
  const i18n = {
    // Messages of the Studio itself are told by their keys.
    t: (key: string) => key,
    currentLocale: defaultLocale,
    locales: [defaultLocale],
    loadNamespaces: async () => undefined,
  }
  const markers = await validateDocument({
    document: dated,
    // @ts-expect-error -- the brand of i18next's `t` can not be made by hand
    workspace: { schema, getClient: () => client, i18n },
  })
  return markers.map(({ level, path, message }) => `${level} ${pathToString(path)}: ${message}`)
}

// The one query that the rules send: the ids of the documents of a type whose field has a value.
function idsOf(query: URLSearchParams, documents: readonly StoredDocument[]): string[] {
  if (query.get('perspective') !== 'raw') throw new Error('Rules look at drafts and versions too')
  const field = /_type == \$type && (\w+) == \$value/.exec(query.get('query') ?? '')?.[1]
  if (!field) throw new Error(`Unknown query ${query.get('query')}`)
  const type: unknown = JSON.parse(query.get('$type') ?? 'null')
  const value: unknown = JSON.parse(query.get('$value') ?? 'null')
  return documents.filter((document) => document._type === type && document[field] === value).map(({ _id }) => _id)
}
