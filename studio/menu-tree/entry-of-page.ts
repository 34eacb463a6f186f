/** What is known of an entry when it is begun: the one that it stands below and, for a page, its name, label and path. */
export type EntryBegun = { parent: string; name?: string; label?: string; to?: string }

/** The fields of a new entry. */
export function beginEntry({ parent, name = '', label, to }: EntryBegun) {
  return {
    itemId: `${parent}.${name}`,
    ...(label && { label }),
    ...(to && { to }),
    className: 'item',
    position: 100,
  }
}

type Page = { path: string; title?: unknown; product?: unknown; version?: unknown }

/** The entry that a page would get: below its product and version, named by the end of its path. */
export function entryOfPage({ path, title, product, version }: Page): EntryBegun {
  const parent = [product, version].filter((part) => typeof part === 'string' && part !== '').join('.')
  return {
    parent,
    name: path.split('/').findLast((part) => part !== '') ?? '',
    label: typeof title === 'string' ? title : '',
    to: path,
  }
}
