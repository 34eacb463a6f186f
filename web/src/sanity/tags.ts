import { z } from 'zod'

/** The cache tags of the portal: a read carries the tags of what it depends on, a change purges the tags it touches. */
export const tags = {
  /** A page, by its path: the page's own text. */
  page: (path: string) => `path:${path}`,
  /** Whether a page stands at a path. */
  place: (path: string) => `place:${path}`,
  /** Where an internal link leads: the target's path and title, by document id. */
  link: (id: string) => `link:${id}`,
  snippet: (id: string) => `snippet:${id}`,
  /** An API description, by the path of its reference. */
  reference: (path: string) => `reference:${path}`,
  /** The set of references, with their titles. */
  references: 'references',
  menu: 'menu',
  settings: 'settings',
  announcements: 'announcements',
  /** The set of paths that have a page. */
  paths: 'paths',
  providers: 'provider',
  disturbances: 'disturbance',
  redirects: 'redirects',
} as const

/** What a webhook says of a change to a published document. */
export const changeSchema = z.object({
  _id: z.string().min(1).max(200),
  _type: z.string().min(1).max(200),
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string().max(500).nullish(),
  previousPath: z.string().max(500).nullish(),
  moved: z.boolean().nullish(),
  /** The revision that the change made; none after a deletion. */
  _rev: z.string().max(200).nullish(),
})

/** A change to a published document, parsed from a webhook. */
export type Change = z.infer<typeof changeSchema>

/** The tags that a change touches; none for a type that no page reads. */
export function tagsOfChange(change: Change): string[] {
  const paths = [change.path, change.previousPath].filter((path) => typeof path === 'string' && path.startsWith('/'))
  switch (change._type) {
    case 'page':
      return unique([
        ...paths.map((path) => tags.page(path ?? '')),
        ...(change.moved === false
          ? []
          : [...paths.map((path) => tags.place(path ?? '')), tags.link(change._id), tags.paths]),
      ])
    case 'snippet':
      return [tags.snippet(change._id)]
    case 'menuEntry':
      return [tags.menu]
    case 'siteSettings':
      return [tags.settings]
    case 'announcement':
      return [tags.announcements]
    case 'provider':
      return [tags.providers]
    case 'disturbance':
      return [tags.disturbances]
    case 'apiReference':
      return unique([...paths.map((path) => tags.reference(path ?? '')), tags.references])
    case 'redirect':
      return [tags.redirects]
    default:
      return []
  }
}

const everywhere = new Set<string>([tags.menu, tags.settings, tags.announcements])

/** Whether every page shows what this tag stands for. */
export function touchesEveryPage(tag: string): boolean {
  return everywhere.has(tag)
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
