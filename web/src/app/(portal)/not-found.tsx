import type { Metadata } from 'next'
import { loadNavbar } from '../../features/navbar/navbar.query.ts'
import { NotFoundBody } from '../../ui/not-found-body.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** The not-found page. */
export default async function NotFound() {
  const { supportUrl } = await loadNavbar()
  return <NotFoundBody supportUrl={supportUrl} />
}
