import type { LeafDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import { readHead, requireLabel, writeLabel } from '../directive.ts'
import { NotWritableError } from '../problems.ts'
import type { SnippetReference } from '../portable-text.ts'

const PREFIX = 'snippet-'

export function parseSnippetReference(node: LeafDirective, context: Context): SnippetReference {
  const { label } = readHead(node, context)
  const key = requireLabel(node, label, 'the key of a snippet', context)
  if (key && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(key)) context.report(node, `"${key}" is no key: use a-z, 0-9 and -`)
  return { _type: 'snippetReference', snippet: { _type: 'reference', _ref: PREFIX + key } }
}

export function serialiseSnippetReference({ snippet }: SnippetReference): string {
  if (!snippet._ref.startsWith(PREFIX))
    throw new NotWritableError(`"${snippet._ref}" is not the id of a seeded snippet`)
  return `::snippet${writeLabel(snippet._ref.slice(PREFIX.length))}`
}
