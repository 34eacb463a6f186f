import type { Verdict } from './verdict.ts'
import { existsIn, type ContentContext } from './content.ts'

/** The pages of the portal that are no documents: home, demos, tables and the index of references. */
export const STANDALONE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/accounts/v3/quickstart-demo',
  '/payments/direct-payment-providers',
  '/payments/quickstart-demo',
  '/reference',
  '/search',
])

/** A heading of the menu leads nowhere. */
export function titleLeadsNowhere(to: string | undefined, parent: unknown): Verdict {
  const isTitle = typeof parent === 'object' && parent !== null && 'className' in parent && parent.className === 'title'
  return to && isTitle ? 'A title is a heading and leads nowhere: clear this field.' : true
}

/** A path of the portal leads to a page, a reference, a redirect or a known standalone page. */
export async function targetExists(to: string | undefined, context: ContentContext): Promise<Verdict> {
  if (!to?.startsWith('/')) return true
  const path = barePath(to)
  if (STANDALONE_PATHS.has(path)) return true
  const found = await Promise.all([
    existsIn('page', 'path', path, context),
    existsIn('apiReference', 'path', path, context),
    existsIn('redirect', 'from', path, context),
  ])
  return found.includes(true) ? true : `No page has the path ${path}.`
}

/** An address without query, anchor and trailing slash. */
export const barePath = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
