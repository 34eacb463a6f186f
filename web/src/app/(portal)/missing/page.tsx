import type { Metadata } from 'next'
import { loadNavbar } from '../../../features/navbar/navbar.query.ts'
import { NotFoundBody } from '../../../ui/not-found-body.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What the proxy answers an unknown path with, at status 404. */
export default async function Missing() {
  const { supportUrl } = await loadNavbar()
  return <NotFoundBody supportUrl={supportUrl} />
}
