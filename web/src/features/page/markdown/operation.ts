import { tableMarkdown } from '../../../lib/markdown.ts'
import type { MemberOf } from '../body-types.ts'
import { absolute } from './inline.ts'
import type { MarkdownContext } from './context.ts'

type Row = { name: string; type: string; required: boolean; description: string }

/** An operation of an API, from its description: what is called, what it takes, where the whole of it stands. */
export function operationMarkdown(value: MemberOf<'apiOperation'>, context: MarkdownContext): string {
  const found = context.findOperation(value.api, value.operation)
  if (!found) return `\`${value.operation}\``
  const { method, path, summary, servers, security, parameters, requestBody, referencePath } = found
  const scopes = [...new Set(security.flatMap((choice) => choice.scopes))]
  const server = servers.findLast((url) => URL.canParse(url))
  const facts = [
    server && `- Host: \`${new URL(server).host}\``,
    scopes.length > 0 && `- Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}`,
    referencePath && `- Full schema: ${absolute(referencePath, context)}`,
  ]
  return [
    `**\`${method} ${path}\`**`,
    summary,
    facts.filter(Boolean).join('\n'),
    fieldTable('Parameters', parameters),
    fieldTable('Body', requestBody),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function fieldTable(title: string, fields: readonly Row[]): string {
  if (fields.length === 0) return ''
  const rows = fields.map(({ name, type, required, description }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : 'no',
    description.replace(/\s+/g, ' ').trim(),
  ])
  return `${title}:\n\n${tableMarkdown([['Name', 'Type', 'Required', 'Description'], ...rows], true)}`
}
