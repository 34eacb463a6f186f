'use client'
import type { DocsVersion } from './docs-version.ts'
import { useVersion } from './use-version.client.ts'

/** The number of the version that the reader reads. */
export function ShownVersion({ versions }: { versions: readonly [DocsVersion, ...DocsVersion[]] }) {
  return useVersion(versions).version
}
