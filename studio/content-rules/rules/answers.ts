import { shownBody } from '../expand.ts'
import { inField, type Finding } from '../finding.ts'
import { nodesIn, textIn, textOf, type Node } from '../node.ts'
import type { Page, Site } from '../site.ts'
import { walkBlocks } from '../walk.ts'

/** A block of code of a page, and of what it is an example. */
type Example = { block: Node; language: string; code: string; operation: string; kind: string; status: number }

/** A page that shows a request shows the answer when all is well, and in a table what the API answers when it is not. */
export function requestsAreAnswered(site: Site): Finding[] {
  return site.pages.flatMap((page) => {
    const blocks = [...walkBlocks(shownBody(page, site))].map(({ block }) => block)
    const examples = blocks.filter(({ _type }) => _type === 'codeBlock').map(exampleOf)
    const requests = examples.filter(({ kind }) => kind === 'request')
    const findings = requests.flatMap((request) => (isAnswered(request, examples) ? [] : [unanswered(page, request)]))
    if (requests.length > 0 && !blocks.some(tellsErrors))
      findings.push(inField('answers', page.document, 'title', 'the page has requests, and no table of their errors'))
    return findings
  })
}

function exampleOf(block: Node): Example {
  const { language, code } = fields(block['code'])
  const { operation, kind, status } = fields(block['example'])
  return {
    block,
    language: textIn(language),
    code: textIn(code),
    operation: textIn(operation),
    kind: textIn(kind),
    status: Number(status),
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** By a response that succeeds. An address for a browser is answered by the address to which the browser returns. */
function isAnswered({ operation, language }: Example, examples: readonly Example[]): boolean {
  const responses = examples.filter((other) => other.kind === 'response' && other.operation === operation)
  if (responses.some(({ status }) => status < 300)) return true
  return language === 'text' && examples.some((other) => other.kind === '' && isAddress(other))
}

const isAddress = ({ language, code }: Example) => language === 'text' && /^https?:\/\/\S+$/.test(code.trim())

function unanswered({ document }: Page, { block, operation }: Example): Finding {
  return { rule: 'answers', document, block, message: `the page does not show what ${operation} answers` }
}

/** Whether a table has a row for an HTTP error. */
function tellsErrors(block: Node): boolean {
  if (block._type !== 'table') return false
  return nodesIn(block['rows']).some((row) => {
    const [first] = nodesIn(row['cells'])
    return /(?<!\d)[45]\d\d(?!\d)/.test(nodesIn(first?.['content']).map(textOf).join(' '))
  })
}
