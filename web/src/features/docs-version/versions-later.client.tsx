'use client'
import { lazy, Suspense } from 'react'
import type { DocsVersion } from './docs-version.ts'

type VersionsProps = { versions: readonly [DocsVersion, ...DocsVersion[]] }

const List = lazy(() => import('./version-list.client.tsx').then(({ VersionList }) => ({ default: VersionList })))
const Shown = lazy(() => import('./shown-version.client.tsx').then(({ ShownVersion }) => ({ default: ShownVersion })))

/** The list of versions. Its code is a part of its own: most portals have one version, and no list. */
export function VersionListLater(props: VersionsProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  )
}

/** The number of the version that the reader reads, likewise. */
export function ShownVersionLater(props: VersionsProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
