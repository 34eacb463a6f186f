import type { Mutation } from '@sanity/client'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** A place in a stored document, or in its draft, that leads to a page: by its path, or by its id. */
export type Pointer = {
  document: StoredDocument
  /** Where it stands, as patches name it: `body[_key=="a"].markDefs[_key=="b"].href`. */
  path: string
  by: 'address' | 'reference'
  value: string
}

/** What a page is found by. */
export type Target = { id: string; path: string }

const ADDRESSES: ReadonlySet<string> = new Set(['to', 'href'])

/** Everything that leads to a page, but for the page itself and for redirects, which have rules of their own. */
export function findPointers(documents: readonly StoredDocument[], target: Target): Pointer[] {
  return documents
    .filter(({ _id, _type }) => _type !== 'redirect' && publishedId(_id) !== target.id)
    .flatMap((document) => [...walk(document, '', target)].map((found) => ({ document, ...found })))
}

function* walk(value: unknown, path: string, target: Target): Generator<Omit<Pointer, 'document'>> {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* walk(item, `${path}[${selector(item, at)}]`, target)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`
    if (name === '_ref' && inner === target.id) yield { path: here, by: 'reference', value: target.id }
    else if (ADDRESSES.has(name) && typeof inner === 'string' && retargeted(inner, target.path, '') !== undefined)
      yield { path: here, by: 'address', value: inner }
    else yield* walk(inner, here, target)
  }
}

function selector(item: unknown, at: number): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined
  return typeof key === 'string' ? `_key==${JSON.stringify(key)}` : String(at)
}

/** An address that led to one path, leading to another; a target may go on to a part of the page: `/old#part`. */
export function retargeted(target: string | null | undefined, from: string, to: string): string | undefined {
  const [, path, rest = ''] = /^([^?#]*)(.*)$/s.exec(target ?? '') ?? []
  return path === from || path === `${from}/` ? `${to}${rest}` : undefined
}

/** The patches that make what leads to some pages lead to another one, in documents and drafts alike. */
export function pointElsewhere(pointers: readonly Pointer[], froms: readonly Target[], to: Target): Mutation[] {
  const moved = pointers.filter(({ by, value }) => by === 'address' || value !== to.id)
  return [...Map.groupBy(moved, ({ document }) => document._id)].flatMap(([id, own]) => {
    const doubled = relationsTwice(own, to)
    const set = Object.fromEntries(
      own.flatMap((pointer) => (doubled.has(pointer) ? [] : [[pointer.path, valueAfter(pointer, froms, to)]])),
    )
    const unset = [...doubled].map(({ path }) => path.replace(/\._ref$/, ''))
    return [
      ...(Object.keys(set).length > 0 ? [{ patch: { id, set } }] : []),
      ...(unset.length > 0 ? [{ patch: { id, unset } }] : []),
    ]
  })
}

function valueAfter({ by, value }: Pointer, froms: readonly Target[], to: Target): string {
  if (by === 'reference') return to.id
  const led = froms.map(({ path }) => retargeted(value, path, to.path)).find((address) => address !== undefined)
  return led ?? value
}

/** The relations of a document that would be to itself, or be a second one to the same page. */
function relationsTwice(own: readonly Pointer[], to: Target): Set<Pointer> {
  const document = own[0]?.document
  if (publishedId(document?._id ?? '') === to.id)
    return new Set(own.filter(({ path }) => /^(?:related|successor)\b/.test(path)))
  const related = own.filter(({ path }) => path.startsWith('related'))
  const isThere = Array.isArray(document?.['related']) && document['related'].some(isReferenceTo(to.id))
  return new Set(isThere ? related : related.slice(1))
}

const isReferenceTo = (id: string) => (item: unknown) =>
  typeof item === 'object' && item !== null && '_ref' in item && item._ref === id

const NAMES: Readonly<Record<string, string>> = {
  page: 'Page',
  snippet: 'Snippet',
  menuEntry: 'Menu',
  announcement: 'Announcement',
  siteSettings: 'Site settings',
}

/** Pointers in words, a line for each document: what it is, and in which places it leads to the page. */
export function pointerLines(pointers: readonly Pointer[]): string[] {
  return [...Map.groupBy(pointers, ({ document }) => document)].map(([document, own]) => {
    const { _id, _type, title, label, key, path: address } = document
    const name = [title, label, key].find((text) => typeof text === 'string' && text !== '')
    // The variants of a page share a title.
    const where = typeof address === 'string' ? ` (${address})` : ''
    const draft = _id.startsWith('drafts.') ? ', draft' : ''
    const places = new Set(own.map(({ path, by }) => placeWords(path, by)))
    return `${NAMES[_type] ?? _type}${name ? ` “${String(name)}”` : ''}${where}${draft}: ${[...places].join(', ')}`
  })
}

function placeWords(path: string, by: Pointer['by']): string {
  if (path.startsWith('related')) return 'related page'
  if (path.startsWith('successor')) return 'newer version'
  if (/\bcards\[/.test(path)) return 'card'
  if (path.startsWith('body') || path.startsWith('message')) return by === 'address' ? 'link by address' : 'link'
  return path === 'to' ? 'entry' : 'link'
}
