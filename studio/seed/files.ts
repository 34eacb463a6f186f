import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import routesFile from './routes.json' with { type: 'json' }

/** The folder that paths of images in documents start from. */
export const SEED_FOLDER = import.meta.dirname

const PAGES = join(SEED_FOLDER, 'pages')
const SNIPPETS = join(SEED_FOLDER, 'snippets')

/** A Markdown file of the seed: a page at its URL path, or a snippet by its key. */
export type SeedFile = { kind: 'page'; file: string; path: string } | { kind: 'snippet'; file: string; key: string }

/** Every route of the portal that the specification names, and whether a documentation page stands there. */
export const routes = z.array(z.object({ path: z.string(), kind: z.enum(['standalone', 'doc']) })).parse(routesFile)

/** Paths of documentation pages. */
export const docPaths: ReadonlySet<string> = new Set(routes.filter((r) => r.kind === 'doc').map((r) => r.path))

/** All Markdown files of the seed, in the order of their names. */
export function seedFiles(): SeedFile[] {
  return [...markdownIn(PAGES), ...markdownIn(SNIPPETS)].flatMap((file) => seedFile(file) ?? [])
}

/** What a Markdown file is, by where it stands; nothing when it stands elsewhere. */
export function seedFile(file: string): SeedFile | undefined {
  const page = relative(PAGES, file)
  if (!page.startsWith('..')) return { kind: 'page', file, path: `/${withoutEnding(page).split(sep).join('/')}` }
  const snippet = relative(SNIPPETS, file)
  return snippet.startsWith('..') || snippet.includes(sep)
    ? undefined
    : { kind: 'snippet', file, key: withoutEnding(snippet) }
}

/** The file of an image that stands beside a page. */
export function imageBeside(file: string, name: string): string {
  return join(dirname(file), name)
}

function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
    .toSorted()
}

function withoutEnding(name: string): string {
  return name.replace(/\.md$/, '')
}
