import type { RootContent } from 'mdast'
import type { Block, BlockType } from './portable-text.ts'

/** Where blocks stand, which decides the blocks that are allowed there. */
export type Place = { name: string; allowed: ReadonlySet<BlockType> }

export type Positioned = { position?: { start: { line: number; column: number }; end: { line: number } } | undefined }

/** What every block's parser gets: the file's lines, a way to report, and the parser of what is nested. */
export type Context = {
  lines: readonly string[]
  report(node: Positioned, message: string): void
  /** The source line on which each block starts. */
  starts: WeakMap<Block, number>
  blocks(nodes: readonly RootContent[], place: Place): Block[]
}

const simple: readonly BlockType[] = ['block', 'codeBlock']
const flow: readonly BlockType[] = [
  ...simple,
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
]
const body: readonly BlockType[] = [...flow, 'steps', 'cards']

export const BODY: Place = { name: 'the body', allowed: new Set(body) }
export const CONDITIONAL: Place = { name: 'an "only" block', allowed: new Set(body) }
export const STEP: Place = { name: 'a step', allowed: new Set(flow) }
export const COLLAPSIBLE: Place = { name: 'a details block', allowed: new Set(flow) }
export const CALLOUT: Place = { name: 'a callout', allowed: new Set(simple) }

/** The source line a node starts on, from the node's own column. */
export function firstLine(node: Positioned, context: Context): string {
  const start = node.position?.start
  return start ? (context.lines[start.line - 1] ?? '').slice(start.column - 1) : ''
}

/** The source line a node ends on. */
export function lastLine(node: Positioned, context: Context): string {
  const end = node.position?.end
  return end ? (context.lines[end.line - 1] ?? '') : ''
}
