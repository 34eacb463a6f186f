import { htmlToPortableText } from '@portabletext/html'
import { createTableRule } from '@portabletext/html/rules'
import { markdownToPortableText } from '@portabletext/markdown'
import { cleanBlocks, type Block } from './clean.ts'
import { codeBlock, pasteSchema } from './schema.ts'

/** What the clipboard offers, and how to read it; the parser and the keys are passed in, for tests. */
export type Clipboard = { html: string; text: string }
type Tools = { parseHtml: (html: string) => Document; newKey: () => string }

/** Elements that say something; a page of an editor that holds none of them is plain text in coloured boxes. */
const SAYS_SOMETHING = 'h1,h2,h3,h4,h5,h6,ul,ol,table,a[href],strong,em,b,i,p,blockquote,code'
const RANKS = { H1: 'h2', H5: 'h4', H6: 'h4', BLOCKQUOTE: 'p' } as const

/**
 * The blocks of what was copied: from a word processor, a web page or a spreadsheet as HTML, from a text file as
 * Markdown. Nothing for plain text, which the editor pastes better by itself.
 */
export function fromClipboard({ html, text }: Clipboard, tools: Tools): Block[] | undefined {
  const page = html ? tools.parseHtml(html) : undefined
  if (page?.querySelector(SAYS_SOMETHING) && !isMarkdownInBoxes(page, text)) return fromHtml(page, tools)
  if (isMarkdown(text)) return fromMarkdown(text, tools)
  return isSheet(text) ? cleanBlocks([sheet(text, tools.newKey)]) : undefined
}

function fromHtml(page: Document, { newKey }: Tools): Block[] {
  for (const node of page.querySelectorAll('style,script,title,meta')) node.remove()
  for (const [name, other] of Object.entries(RANKS))
    for (const node of page.querySelectorAll(name)) {
      const renamed = page.createElement(other)
      renamed.append(...node.childNodes)
      node.replaceWith(renamed)
    }
  const blocks = htmlToPortableText(page.documentElement.outerHTML, {
    schema: pasteSchema,
    keyGenerator: newKey,
    // What was parsed and mended is taken as it is.
    parseHtml: () => page,
    whitespaceMode: 'normalize',
    rules: [
      createTableRule({
        schema: pasteSchema,
        containers: {
          table: { type: 'table', arrayField: 'rows' },
          row: { type: 'tableRow', arrayField: 'cells' },
          cell: { type: 'tableCell', arrayField: 'content' },
        },
      }),
    ],
    types: { code: ({ value }) => codeBlock(newKey(), value.language, value.code) },
  })
  return cleanBlocks(blocks)
}

const style = (name: string) => () => name

function fromMarkdown(text: string, { newKey }: Tools): Block[] {
  // A page has its title in a field of its own: its headings begin at the second level.
  const blocks = markdownToPortableText(text, {
    schema: pasteSchema,
    keyGenerator: newKey,
    block: { h1: style('h2'), h5: style('h4'), h6: style('h4'), blockquote: style('normal') },
    types: {
      code: ({ value }) => codeBlock(newKey(), value.language, value.code),
      table: ({ value }) => ({ _type: 'table', _key: newKey(), ...value }),
    },
  })
  return cleanBlocks(blocks)
}

const MARKDOWN = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d+[.)]) \S.*\n(?: *(?:[-*+]|\d+[.)]) \S)/m,
  /^```/m,
  /^\|.*\|\s*\n\|[ :|-]+\|/m,
  /\[[^\]\n]+\]\((?:https?:|\/|#|mailto:)[^)\s]*\)/,
  /(?:^|\s)\*\*\S(?:.*\S)?\*\*/,
]

/** Whether a text means its marks: one heading, list, fence, table, link or strong word says so. */
function isMarkdown(text: string): boolean {
  return MARKDOWN.some((mark) => mark.test(text))
}

// Code editors copy a text file as HTML as well, for its colours, in boxes that say nothing.
function isMarkdownInBoxes(page: Document, text: string): boolean {
  return isMarkdown(text) && !page.querySelector('h1,h2,h3,h4,ul,ol,table,p,a[href]')
}

const tabs = (line: string) => line.split('\t').length

// Two lines or more with the same number of tabs.
function isSheet(text: string): boolean {
  const lines = text.trimEnd().split(/\r?\n/)
  return lines.length > 1 && tabs(lines[0] ?? '') > 1 && lines.every((line) => tabs(line) === tabs(lines[0] ?? ''))
}

function sheet(text: string, newKey: () => string): Block {
  const cell = (words: string) => ({
    _type: 'tableCell',
    _key: newKey(),
    content: [
      {
        _type: 'block',
        _key: newKey(),
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: newKey(), text: words.trim(), marks: [] }],
      },
    ],
  })
  const rows = text.trimEnd().split(/\r?\n/)
  return {
    _type: 'table',
    _key: newKey(),
    headerRows: 1,
    rows: rows.map((line) => ({ _type: 'tableRow', _key: newKey(), cells: line.split('\t').map(cell) })),
  }
}
