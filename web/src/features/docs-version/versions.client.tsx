'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded where they show alone: with one version of the documentation there is nothing to choose.
const List = lazy(() => import('./version-list.client.tsx').then((part) => ({ default: part.VersionList })))
const Shown = lazy(() => import('./shown-version.client.tsx').then((part) => ({ default: part.ShownVersion })))

/** `VersionList`, loaded by itself. */
export function VersionListLater(props: ComponentProps<typeof List>) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  )
}

/** `ShownVersion`, loaded by itself. */
export function ShownVersionLater(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
