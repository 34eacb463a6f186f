import { isRecord, toRecord, type JsonRecord } from '@portal/openapi/json'
import { resolveLocal } from './pointer.ts'

/**
 * A description as the portal shows it: nothing in it leads a reader's browser, or this server, to another host by
 * itself. References outside of the document become a note, images a link, and what would rearrange groups is left out.
 */
export function tidyDescription(document: JsonRecord): JsonRecord {
  const { 'x-tagGroups': _, ...rest } = document
  const items = ['paths', 'webhooks'].flatMap((field) =>
    isRecord(rest[field]) ? [[field, withResolvedItems(rest[field], document)]] : [],
  )
  return toRecord(tidy({ ...rest, ...Object.fromEntries(items) }, document))
}

// A path may stand among the components: operations are looked for in place.
function withResolvedItems(items: JsonRecord, document: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(items).map(([path, item]) => [path, resolveLocal(document, item)]))
}

function tidy(value: unknown, document: JsonRecord): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => tidy(item, document))
  if (!isRecord(value)) return value
  const ref = value['$ref']
  if (typeof ref === 'string' && !ref.startsWith('#'))
    return { description: `Described in another document: ${ref.replace(/[`\n]/g, '')}` }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'externalValue')
      .map(([name, field]) => [
        name,
        typeof field === 'string' && (name === 'description' || name === 'summary')
          ? withoutImages(field)
          : tidy(name === 'examples' ? withResolvedExamples(field, document) : field, document),
      ]),
  )
}

function withoutImages(markdown: string): string {
  return markdown.replace(/!\[/g, '[').replace(/<(?:img|video|audio|source|picture|iframe|object|embed)\b[^>]*>/gi, '')
}

// Scalar would print the reference beside the value.
function withResolvedExamples(examples: unknown, document: JsonRecord): unknown {
  return isRecord(examples) ? withResolvedItems(examples, document) : examples
}
