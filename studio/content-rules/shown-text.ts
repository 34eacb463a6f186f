import { shownBody } from './expand.ts'
import { nodesIn, textIn, textOf, type Node } from './node.ts'
import type { Page, Site } from './site.ts'
import { proseOf, walkBlocks } from './walk.ts'

/** All that readers read on a page, in the mode of the page: a line for each block, and for each row of a table. */
export function shownText(page: Page, site: Site): string {
  return [...walkBlocks(shownBody(page, site))].flatMap(({ block }) => linesOf(block)).join('\n')
}

function linesOf(block: Node): string[] {
  if (block._type === 'codeBlock') return [codeIn(block['code'])]
  const rows = nodesIn(block['rows']).map((row) => nodesIn(row['cells']).map(cellText).join(' | '))
  return [...proseOf(block), ...rows]
}

const cellText = (cell: Node) => nodesIn(cell['content']).map(textOf).join(' ')

function codeIn(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? textIn(value.code) : ''
}
