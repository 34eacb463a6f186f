import type { Finding } from '../finding.ts'
import { nodesIn, textIn, type Node } from '../node.ts'
import type { Site } from '../site.ts'
import { walkBlocks } from '../walk.ts'

/** The operations of each bundled API description, as `METHOD /path`. */
export type KnownOperations = ReadonlyMap<string, ReadonlySet<string>>

/** Blocks and examples that name an operation name one that its description has. */
export function operationsExist(site: Site, known: KnownOperations): Finding[] {
  const anywhere = new Set([...known.values()].flatMap((operations) => [...operations]))
  return [...site.pages.map(({ document }) => document), ...site.snippets.values()].flatMap((document) =>
    [...walkBlocks(nodesIn(document['body']))].flatMap(({ block }): Finding[] => {
      const message = problemOf(block, known, anywhere)
      return message === undefined ? [] : [{ rule: 'operations', document, block, message, near: operationOf(block) }]
    }),
  )
}

function problemOf(block: Node, known: KnownOperations, anywhere: ReadonlySet<string>): string | undefined {
  const operation = operationOf(block)
  if (operation === '') return undefined
  if (block._type !== 'apiOperation')
    return anywhere.has(operation) ? undefined : `no API description has the operation ${operation}`
  const api = textIn(block['api'])
  const operations = known.get(api)
  if (!operations) return `there is no API description ${api || 'without a name'}`
  return operations.has(operation) ? undefined : `${api} has no operation ${operation}`
}

function operationOf(block: Node): string {
  const holder = block._type === 'apiOperation' ? block : block['example']
  if (holder === block) return textIn(block['operation'])
  return typeof holder === 'object' && holder !== null && 'operation' in holder ? textIn(holder.operation) : ''
}
