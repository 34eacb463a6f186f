import type { Metadata } from 'next'
import { loadNavbar } from '../../../../features/navbar/navbar.query.ts'
import { nearestPages } from '../../../../features/search/nearest.ts'
import { NotFoundBody } from '../../../../ui/not-found-body.tsx'
import { catalogue } from '../../../catalogue.ts'

type Props = { searchParams: Promise<{ path?: string | string[] }> }

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What the proxy answers an unknown path with, at status 404, with the pages that come closest to it. */
export default async function MissingNear({ searchParams }: Props) {
  const { path } = await searchParams
  const asked = typeof path === 'string' ? path : undefined
  const { supportUrl } = await loadNavbar()
  return <NotFoundBody path={asked} near={asked ? await near(asked) : []} supportUrl={supportUrl} />
}

// What is missing is said also when nothing can be offered.
async function near(path: string) {
  try {
    const content = catalogue()
    await content.ready()
    return nearestPages(path, [...content.pages(), ...content.references()])
  } catch (error) {
    console.error('[not found]', error)
    return []
  }
}
