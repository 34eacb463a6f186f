import type { Metadata } from 'next'
import { ReferenceIndex } from '../../../features/reference/ui/reference-index.tsx'
import { paths } from '../../../paths.ts'

export const metadata: Metadata = {
  title: 'API references',
  description: 'The references of all APIs: operations, parameters, requests, responses and errors.',
  alternates: { canonical: paths.reference() },
}

/** The index of all references. */
export default function References() {
  return <ReferenceIndex />
}
