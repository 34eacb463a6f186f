import type { Metadata } from 'next'
import { ReferenceIndex } from '../../../features/reference/ui/reference-index.tsx'
import { pageMetadata } from '../../page-metadata.ts'
import { paths } from '../../../paths.ts'

export const metadata: Metadata = pageMetadata({
  title: 'API references',
  description: 'The references of all APIs: operations, parameters, requests, responses and errors.',
  path: paths.reference(),
})

/** The index of all references. */
export default function References() {
  return <ReferenceIndex />
}
