import { shownBody } from '../expand.ts'
import { inField, type Finding } from '../finding.ts'
import { findHeadings } from '../headings.ts'
import { nodesIn, refIn, textIn, type Node } from '../node.ts'
import type { Page, Site } from '../site.ts'
import { replaceVariables } from '../variables.ts'
import { nodesWithin, walkBlocks } from '../walk.ts'

const RULE = 'links'

/** Served by code, whatever stands behind them: files, pictures, the sandbox. */
const SERVED = ['/openapi/', '/media/', '/sandbox/']

/** Documents other than pages and snippets that lead somewhere, and the fields that say where. */
const ADDRESSES = ['to', 'href', 'path'] as const
const LEADING = new Set(['menuEntry', 'announcement', 'siteSettings', 'redirect'])

/** Links within the portal lead to a page that exists, and their anchors to a heading on it. */
export function linksResolve(site: Site): Finding[] {
  const targets = targetsOf(site)
  return [
    ...site.pages.flatMap((page) => [...inFields(page, targets), ...inBody(page.document, page, site, targets)]),
    ...[...site.snippets.values()].flatMap((snippet) => inBody(snippet, undefined, site, targets)),
    ...site.documents.flatMap((document) => (LEADING.has(document._type) ? inDocument(document, targets) : [])),
  ]
}

type Targets = {
  pathOf: ReadonlyMap<string, string>
  /** Why an address of the portal leads nowhere; nothing when it leads somewhere. */
  problem(address: string): string | undefined
}

function targetsOf(site: Site): Targets {
  const anchors = new Map(site.pages.map((page) => [page.path, anchorsOf(page, site)]))
  const references = [...site.otherPaths].filter((path) => path.includes('reference'))
  const problem = (address: string) => {
    if (/#.*\?/.test(address))
      return `in ${address} the query stands after the #, where it is part of the heading's name: write ?… before #…`
    const [path = '', typed] = address.replace(/\?[^#]*/, '').split('#')
    const anchor = typed && decoded(typed)
    const known = anchors.get(path.replace(/(?<=.)\/$|\.md$/, ''))
    if (known) return anchor && !known.has(anchor) ? `${path} has no heading #${anchor}` : undefined
    const served = [...SERVED, ...references.map((reference) => `${reference}/`)]
    if (site.otherPaths.has(path) || served.some((prefix) => path.startsWith(prefix))) return undefined
    return `${path} is no page of the portal`
  }
  return { pathOf: new Map(site.pages.map(({ id, path }) => [id, path])), problem }
}

// A browser compares the heading's name with what the address says once it is decoded.
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** The ids of a page's headings, as the portal gives them. */
function anchorsOf(page: Page, site: Site): Set<string> {
  const named = shownBody(page, site).map((block) => withVariables(block, site.variables))
  return new Set(findHeadings(named).idOf.values())
}

function withVariables(node: Node, variables: ReadonlyMap<string, string>): Node {
  if (node._type === 'block')
    return {
      ...node,
      children: nodesIn(node['children']).map((span) => ({
        ...span,
        text: replaceVariables(textIn(span['text']), variables),
      })),
    }
  const inner = (value: unknown) => nodesIn(value).map((block) => withVariables(block, variables))
  if (node._type === 'collapsible') return { ...node, content: inner(node['content']) }
  if (node._type !== 'steps') return node
  return { ...node, steps: nodesIn(node['steps']).map((step) => ({ ...step, content: inner(step['content']) })) }
}

// An anchor alone means the page it stands on; in a snippet that is every page which shows it.
function inBody(document: Node, page: Page | undefined, site: Site, targets: Targets): Finding[] {
  const bases = page ? [page.path] : [...pagesShowing(textIn(document['_id']), site)]
  return [...walkBlocks(nodesIn(document['body']))].flatMap(({ block, holder }) =>
    [...addressesIn(block, targets)].flatMap(({ address, near, missing }) => {
      const problems =
        missing ?? (address.startsWith('#') ? firstProblem(bases, address, targets) : targets.problem(address))
      return problems
        ? [{ rule: RULE, document, block: holder, message: `a link leads nowhere: ${problems}`, near }]
        : []
    }),
  )
}

const firstProblem = (bases: readonly string[], address: string, targets: Targets) =>
  bases.map((path) => targets.problem(path + address)).find((problem) => problem !== undefined)

function* pagesShowing(snippet: string, site: Site): Generator<string> {
  for (const { path, body } of site.pages)
    for (const node of nodesWithin(body))
      if (node._type === 'snippetReference' && refIn(node['snippet']) === snippet) {
        yield path
        break
      }
}

type Address = { address: string; near: string; missing?: string }

/** The addresses within the portal to which a block links by itself. */
function* addressesIn(block: Node, { pathOf }: Targets): Generator<Address> {
  for (const node of [...nodesIn(block['markDefs']), ...nodesIn(block['cards'])]) {
    const anchor = textIn(node['anchor']) && `#${textIn(node['anchor'])}`
    const id = refIn(node['page'])
    if (id !== undefined) {
      const path = pathOf.get(id)
      if (path) yield { address: path + anchor, near: path + anchor }
      else
        yield { address: '', near: id.replace(/^page_/, '').replaceAll('_', '/'), missing: `no page has the id ${id}` }
    } else if (/^[/#]/.test(textIn(node['href']))) yield { address: textIn(node['href']), near: textIn(node['href']) }
  }
}

function inFields({ document }: Page, { pathOf }: Targets): Finding[] {
  const check = (field: string, id: string | undefined) =>
    id === undefined || pathOf.has(id) ? [] : [inField(RULE, document, field, `"${field}" names no page: ${id}`)]
  const related = Array.isArray(document['related']) ? document['related'] : []
  return [
    ...check('successor', refIn(document['successor'])),
    ...related.flatMap((item) => check('related', refIn(item))),
  ]
}

function inDocument(document: Node, { problem, pathOf }: Targets): Finding[] {
  return [...nodesWithin(document)].flatMap((node) => {
    if (node._type === 'docsVersion') {
      const id = refIn(node['mainDoc'])
      return id && !pathOf.has(id)
        ? [{ rule: RULE, document, message: `the main document ${id} is no page`, field: 'docsVersions' }]
        : []
    }
    return ADDRESSES.flatMap((field) => {
      const address = textIn(node[field])
      const reason = address.startsWith('/') && !(document._type === 'redirect' && field !== 'to') && problem(address)
      return reason
        ? [
            {
              rule: RULE,
              document,
              message: `a link leads nowhere: ${reason}`,
              near: address,
              field: node === document ? field : fieldOf(document),
            },
          ]
        : []
    })
  })
}

// Where links stand that are no field of the document itself.
const fieldOf = ({ _type }: Node) => (_type === 'siteSettings' ? 'navProducts' : 'message')
