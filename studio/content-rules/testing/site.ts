import type { Node } from '../node.ts'
import { siteOf, type Site } from '../site.ts'

let count = 0

/** A block of text; words between backticks are code. */
export function text(words: string, style = 'normal', markDefs: readonly object[] = []): Node {
  const children = words
    .split('`')
    .map((part, at) => ({ _type: 'span', text: part, marks: at % 2 === 1 ? ['code'] : [] }))
  return { _type: 'block', _key: `k${(count += 1)}`, style, children, markDefs }
}

export const link = (href: string) => text('a link', 'normal', [{ _type: 'link', _key: 'l', href }])

export const pageLink = (path: string, anchor?: string) =>
  text('a link', 'normal', [{ _type: 'pageLink', _key: 'l', page: { _ref: idOf(path) }, anchor }])

export const shows = (key: string): Node => ({ _type: 'snippetReference', snippet: { _ref: `snippet-${key}` } })
export const only = (mode: string, ...content: Node[]): Node => ({ _type: 'conditional', modes: [mode], content })
export const snippet = (key: string, ...body: Node[]): Node => ({
  _type: 'snippet',
  _id: `snippet-${key}`,
  title: key,
  body,
})

/** A page with nothing wrong in it but what a test puts there. */
export function page(path: string, body: readonly Node[], fields: object = {}): Node {
  const description = `What stands at ${path}, in as many words as a description must have.`
  return { _type: 'page', _id: idOf(path), path, title: `Page ${path}`, description, body, ...fields }
}

export const menuEntry = (to: string): Node => ({
  _type: 'menuEntry',
  _id: `menu-${to}`,
  itemId: to.replace(/^\W+/, '').replaceAll('/', '-'),
  label: 'Entry',
  to,
})

/** A site of these documents, with a few variables, and each page in the menu. */
export function siteWith(...documents: Node[]): Site {
  const variables = [
    { _type: 'variable', name: 'brand', value: 'Passerelle' },
    { _type: 'variable', name: 'api_host', value: 'api.passerelle.example' },
  ]
  const menu = documents.flatMap(({ _type, path }) => (_type === 'page' ? [menuEntry(String(path))] : []))
  return siteOf([...documents, ...menu, { _type: 'siteSettings', _id: 'siteSettings', variables }], ['/', '/demo'])
}

const idOf = (path: string) => `page-${path}`
