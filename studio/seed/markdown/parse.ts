import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import { BODY, type Context } from './context.ts'
import { addKeys } from './keys.ts'
import { parseBlocks } from './parse-blocks.ts'
import { NotationError, type Problem } from './problems.ts'
import type { Block } from './portable-text.ts'

export type ParsedBody = { body: Block[]; problems: Problem[]; starts: WeakMap<Block, number> }

/** The Portable Text of a body, with all that is wrong in it. Line numbers are those of `markdown`. */
export function readBody(markdown: string): ParsedBody {
  const problems: Problem[] = []
  const starts = new WeakMap<Block, number>()
  const context: Context = {
    starts,
    lines: markdown.split('\n'),
    report: (node, message) => problems.push({ line: node.position?.start.line ?? 1, message }),
    blocks: (nodes, place) => parseBlocks(nodes, place, context),
  }
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), blockDirectives(), noDefinitions],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  })
  const body = parseBlocks(tree.children, BODY, context)
  if (body.length === 0 && problems.length === 0) problems.push({ line: 1, message: 'the body is empty' })
  addKeys(body)
  return { body, problems: problems.toSorted((a, b) => a.line - b.line), starts }
}

/**
 * Markdown in our notation to Portable Text.
 *
 * @throws {NotationError} with file and line of everything that is not part of the notation
 */
export function parseBody(markdown: string, file: string): Block[] {
  const { body, problems } = readBody(markdown)
  if (problems.length > 0) throw new NotationError(file, problems)
  return body
}

// Without definitions `[` has one meaning fewer: a link whose text begins with code such as `]:` reads like one.
const noDefinitions = { disable: { null: ['definition'] } }

// Directives within a line are not part of the notation, so that "10:30" and "GET:/users" stay text.
function blockDirectives() {
  const { flow } = directive()
  return flow ? { flow } : {}
}
