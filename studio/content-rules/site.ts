import { isNode, nodesIn, refIn, textIn, type Node } from './node.ts'

/** A documentation page as the rules see it. */
export type Page = {
  id: string
  path: string
  title: string
  description: string
  accessMode: string | undefined
  body: Node[]
  document: Node
}

/** All content that the rules look at, by kind. */
export type Site = {
  documents: readonly Node[]
  pages: readonly Page[]
  snippets: ReadonlyMap<string, Node>
  variables: ReadonlyMap<string, string>
  menuTargets: ReadonlySet<string>
  /** Paths of the portal that are code and no document, such as the demos. */
  otherPaths: ReadonlySet<string>
}

/** Sorts the documents of a portal; `otherPaths` are the pages that stand outside its content. */
export function siteOf(documents: readonly unknown[], otherPaths: Iterable<string> = []): Site {
  const nodes = documents.filter(isNode)
  const of = (type: string) => nodes.filter(({ _type }) => _type === type)
  const variables = of('siteSettings').flatMap((settings) => nodesIn(settings['variables']))
  const references = of('apiReference').map(({ path }) => textIn(path))
  return {
    documents: nodes,
    pages: of('page').map(pageOf),
    snippets: new Map(of('snippet').map((snippet) => [textIn(snippet['_id']), snippet])),
    variables: new Map(variables.map(({ name, value }) => [textIn(name), textIn(value)])),
    menuTargets: new Set(of('menuEntry').map(({ to }) => textIn(to))),
    otherPaths: new Set([...otherPaths, ...references]),
  }
}

function pageOf(document: Node): Page {
  return {
    id: textIn(document['_id']),
    path: textIn(document['path']),
    title: textIn(document['title']),
    description: textIn(document['description']),
    accessMode: textIn(document['accessMode']) || undefined,
    body: nodesIn(document['body']),
    document,
  }
}

/** The id of the snippet that a block shows. */
export function snippetIn(block: Node): string | undefined {
  return block._type === 'snippetReference' ? refIn(block['snippet']) : undefined
}
