import type { LeafDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import { readHead, requireLabel, writeAttribute, writeLabel } from '../directive.ts'
import type { ApiOperation } from '../portable-text.ts'

const OPERATION = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/

/** Whether a text is `METHOD /path`. */
export function isOperation(text: string): boolean {
  return OPERATION.test(text)
}

export function parseApiOperation(node: LeafDirective, context: Context): ApiOperation {
  const { label, attributes } = readHead(node, context, ['api'])
  const operation = requireLabel(node, label, 'an operation', context)
  if (operation && !isOperation(operation)) context.report(node, `"${operation}" is no operation: write METHOD /path`)
  const api = attributes['api']
  if (!api) context.report(node, '"operation" needs the API description it is in: {api=accounts-v3}')
  return { _type: 'apiOperation', api: api ?? '', operation }
}

export function serialiseApiOperation({ api, operation }: ApiOperation): string {
  return `::operation${writeLabel(operation)}{${writeAttribute('api', api)}}`
}
