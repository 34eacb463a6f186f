import type { Metadata } from 'next'
import NotFound from '../not-found.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/**
 * What the proxy answers an unknown path with, at status 404: the same words as not-found.tsx, which Next sends as an
 * empty body that only JavaScript fills.
 */
export default function Missing() {
  return <NotFound />
}
