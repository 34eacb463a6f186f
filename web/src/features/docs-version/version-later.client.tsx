'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded where there are several alone: with one version of the documentation there is nothing to choose.
const Version = lazy(() => import('./version.client.tsx').then((part) => ({ default: part.Version })))

/** `Version`, loaded by itself. */
export function VersionLater(props: ComponentProps<typeof Version>) {
  return (
    <Suspense>
      <Version {...props} />
    </Suspense>
  )
}
