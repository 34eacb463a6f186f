import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { OutlineOperation } from '../description/outline.ts'
import { resolveLocal } from '../description/pointer.ts'
import { meaningOf, rowsMarkdown, schemaMarkdown, typeOf } from './schema-rows.ts'

/** An operation in full: what it does, who may call it, what it takes, what it answers. */
export function operationMarkdown(document: JsonRecord, operation: OutlineOperation): string {
  const items = toRecord(document[operation.kind === 'webhook' ? 'webhooks' : 'paths'])
  const item = resolveLocal(document, items[operation.path])
  const node = toRecord(item[operation.method.toLowerCase()])
  const call = operation.kind === 'webhook' ? operation.path : `${operation.method} ${operation.path}`
  return [
    `\`${call}\``,
    operation.deprecated && '**Deprecated.**',
    toText(node['description']),
    securityMarkdown(node['security'] ?? document['security']),
    titled('Parameters', parametersMarkdown(document, [...toList(item['parameters']), ...toList(node['parameters'])])),
    titled('Body', bodyMarkdown(document, node['requestBody'])),
    ...Object.entries(toRecord(node['responses'])).map(([status, response]) =>
      responseMarkdown(document, status, resolveLocal(document, response)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function titled(title: string, text: string): string {
  return text && `### ${title}\n\n${text}`
}

function securityMarkdown(security: unknown): string {
  const choices = toList(security).flatMap((choice) =>
    Object.entries(toRecord(choice)).map(([scheme, scopes]) => {
      const names = toTexts(scopes).map((scope) => `\`${scope}\``)
      return names.length > 0 ? `${scheme} with ${names.join(', ')}` : scheme
    }),
  )
  return choices.length > 0 ? `Authentication: ${choices.join(', or ')}.` : ''
}

function parametersMarkdown(document: JsonRecord, parameters: readonly unknown[]): string {
  const rows = new Map(
    parameters.map((node) => {
      const parameter = resolveLocal(document, node)
      const [name, place] = [toText(parameter['name']), toText(parameter['in'])]
      const schema = parameter['schema']
      const description = [toText(parameter['description']), meaningOf(document, schema)]
      const said = [...new Set(description)].filter(Boolean).join(' ')
      const row = {
        name,
        type: `${typeOf(document, schema)}, ${place}`,
        required: parameter['required'] === true,
        description: said,
      }
      return [`${place} ${name}`, row]
    }),
  )
  return rowsMarkdown([...rows.values()])
}

function bodyMarkdown(document: JsonRecord, body: unknown): string {
  const content = toRecord(resolveLocal(document, body)['content'])
  const [type, media] = Object.entries(content)[0] ?? []
  if (!type || !isRecord(media)) return ''
  return [`\`${type}\``, schemaMarkdown(document, media['schema']), exampleMarkdown(document, media)]
    .filter(Boolean)
    .join('\n\n')
}

function responseMarkdown(document: JsonRecord, status: string, response: JsonRecord): string {
  const body = Number(status) < 400 ? bodyMarkdown(document, response) : ''
  return [`### ${status}`, toText(response['description']), body].filter(Boolean).join('\n\n')
}

function exampleMarkdown(document: JsonRecord, media: JsonRecord): string {
  const [named] = Object.values(toRecord(media['examples']))
  const example: unknown = media['example'] ?? resolveLocal(document, named)['value']
  return example === undefined ? '' : `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``
}
