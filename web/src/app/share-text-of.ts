import 'server-only'
import { crumbsOf } from '../features/page/crumbs.ts'
import { loadArticle } from '../features/page/load-article.ts'
import { loadReferences } from '../features/reference/load/reference.query.ts'
import { paths } from '../paths.ts'
import { loadPagePaths } from '../sanity/page-paths.ts'

type Shared = { title: string; place: string }

/** What the picture of a page says: its title and its product; undefined when there is no page at the path. */
export async function shareTextOf(path: string): Promise<Shared | undefined> {
  const own = STANDALONE[path]
  if (own) return own
  const reference = (await loadReferences()).find((one) => one.path === path)
  if (reference)
    return { title: reference.title, place: ['API reference', reference.label].filter(Boolean).join(' · ') }
  // Asked first: what is read of the content is kept by its address, and there is no end of those without a page.
  const article = (await loadPagePaths()).includes(path) ? await loadArticle(path) : undefined
  if (!article) return undefined
  const place = crumbsOf(article).slice(0, -1)
  return { title: article.title, place: place.map(({ label }) => label).join(' · ') }
}

const STANDALONE: Readonly<Record<string, Shared>> = {
  [paths.home()]: { title: 'Accounts, payments and insights by API', place: 'Developer documentation' },
  [paths.reference()]: { title: 'API references', place: 'Accounts · Payments · Insights' },
  [paths.search()]: { title: 'Search', place: 'Developer documentation' },
  [paths.paymentsProviders()]: { title: 'Payment providers', place: 'Payments' },
  [paths.accountsDemo()]: { title: 'Accounts live demo', place: 'Accounts · API V3' },
  [paths.paymentsDemo()]: { title: 'Payments live demo', place: 'Payments' },
}
