import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '../../../env.ts'
import { FeedbackForm } from '../../../features/feedback/feedback-form.tsx'
import { noteBuiltState } from '../../../features/freshness/note-built-state.ts'
import { loadMenu } from '../../../features/menu/menu.query.ts'
import { findNeighbours } from '../../../features/menu/neighbours.ts'
import { editUrl } from '../../../features/page/edit-url.ts'
import { crumbsOf } from '../../../features/page/crumbs.ts'
import { loadArticle } from '../../../features/page/load-article.ts'
import { PageArticle } from '../../../features/page/page-article.tsx'
import { CoverageTable } from '../../../features/providers/coverage-table.tsx'
import { DisturbancesTable } from '../../../features/providers/disturbances-table.tsx'
import { takesLetters } from '../../../sanity/leave-letter.ts'
import { BreadcrumbData } from '../../../ui/breadcrumb-data.tsx'
import { LoadLater } from '../load-later.client.tsx'
import { pageMetadata } from '../../page-metadata.ts'
import { loadPagePaths } from '../../../sanity/page-paths.ts'

type Props = { params: Promise<{ path: string[] }> }

// Elements, which are rendered only on a page that shows them.
const liveTables = { coverage: <CoverageTable />, disturbances: <DisturbancesTable /> }

export const dynamicParams = true

/** Every published page is rendered by the build, which fails when the content can't be read. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  await noteBuiltState()
  const paths = await loadPagePaths()
  return paths.map((path) => ({ path: path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await loadArticle(pathOf(await params))
  if (!article) return {}
  return pageMetadata(article)
}

export default async function Page({ params }: Props) {
  const path = pathOf(await params)
  const [article, menu] = await Promise.all([loadArticle(path), loadMenu()])
  // The proxy answers unknown paths before; this is for a page that vanished in between.
  if (!article) notFound()
  const { previous, next } = findNeighbours(menu, path)
  const crumbs = crumbsOf(article)
  return (
    <>
      <BreadcrumbData crumbs={crumbs} origin={env.webUrl} path={article.path} />
      <PageArticle
        article={article}
        crumbs={crumbs}
        previous={previous}
        next={next}
        liveTables={liveTables}
        feedback={
          takesLetters && (
            <FeedbackForm path={path}>
              <LoadLater part="feedback" />
            </FeedbackForm>
          )
        }
        editUrl={editUrl(env.studioUrl, article.id)}
      />
    </>
  )
}

function pathOf({ path }: { path: string[] }): string {
  return `/${path.map(decodeURIComponent).join('/')}`
}
