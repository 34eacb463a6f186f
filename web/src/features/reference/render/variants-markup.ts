import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { resolveLocal } from '../description/pointer.ts'
import { type Choice, choicesIn, fieldsIn, type VariantField } from './variants.ts'

/** The choices of an operation, as what the portal adds to Scalar's markup of its page. */
export function variantsMarkup(document: JsonRecord, operation: JsonRecord): string {
  const parts = partsOf(document, operation).flatMap(({ title, schemas }) =>
    schemas.flatMap((schema) => choicesIn(document, schema)).map((choice) => choiceMarkup(title, choice)),
  )
  const unique = [...new Set(parts)]
  return unique.length === 0 ? '' : `<section data-portal-variants><h2>Variants</h2>${unique.join('')}</section>`
}

/** The callbacks of an operation: Scalar shows them to a script alone. */
export function callbacksMarkup(document: JsonRecord, operation: JsonRecord): string {
  const items = Object.entries(toRecord(operation['callbacks'])).flatMap(([name, callback]) =>
    Object.entries(resolveLocal(document, callback)).flatMap(([expression, item]) =>
      Object.entries(resolveLocal(document, item)).map(([method, call]) => {
        const { summary, requestBody } = toRecord(call)
        const fields = schemasOf(document, requestBody).flatMap((schema) => fieldsIn(document, schema))
        return `<h3>${escapeHtml(name)}</h3><p><span data-method>${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(expression)}</code> ${escapeHtml(toText(summary))}</p>${fieldList(fields)}`
      }),
    ),
  )
  return items.length === 0 ? '' : `<section data-portal-variants><h2>Callbacks</h2>${items.join('')}</section>`
}

type Part = { title: string; schemas: unknown[] }

function partsOf(document: JsonRecord, operation: JsonRecord): Part[] {
  return [
    { title: 'Request body', schemas: schemasOf(document, operation['requestBody']) },
    ...Object.entries(toRecord(operation['responses'])).map(([status, response]) => ({
      title: `Response ${status}`,
      schemas: schemasOf(document, response),
    })),
  ]
}

function schemasOf(document: JsonRecord, node: unknown): unknown[] {
  const content = toRecord(resolveLocal(document, node)['content'])
  return Object.values(content).map((media) => toRecord(media)['schema'])
}

function choiceMarkup(part: string, { at, kind, variants }: Choice): string {
  const place = at ? `${escapeHtml(part)}, <code>${escapeHtml(at)}</code>` : escapeHtml(part)
  const rule = kind === 'oneOf' ? 'one of' : 'any of'
  const items = variants.map(
    ({ title, description, fields }) =>
      `<h4>${escapeHtml(title)}</h4>${description && `<p>${textMarkup(description)}</p>`}${fieldList(fields)}`,
  )
  return `<h3>${place}: ${rule} ${variants.length}</h3>${items.join('')}`
}

function fieldList(fields: readonly VariantField[]): string {
  if (fields.length === 0) return ''
  const items = fields.map(
    ({ name, type, required, description }) =>
      `<li><code>${escapeHtml(name)}</code> <span>${escapeHtml(type)}${required ? ', required' : ''}</span>${description && `<p>${textMarkup(description)}</p>`}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

// Of Markdown, code is what these short texts use.
const textMarkup = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** The variants of a request body in a sentence of Markdown, for pages that show more than one operation. */
export function variantsNote(document: JsonRecord, operation: JsonRecord): string {
  const choices = schemasOf(document, operation['requestBody']).flatMap((schema) => choicesIn(document, schema))
  const sentences = choices
    .filter(({ at }) => at === '')
    .map(({ variants }) => `The body is one of these. ${variants.map(inWords).join(' ')}`)
  return [...new Set(sentences)].join('\n\n')
}

function inWords({ title, fields }: Choice['variants'][number]): string {
  const names = fields.filter(({ name }) => !name.includes('.')).map(({ name }) => `\`${name}\``)
  return `${title.replace(/[\\`*_[\]<>]/g, '')}: ${names.join(', ')}.`
}
