'use client'
import { useEffect } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { useStore } from '../../lib/use-store.client.ts'
import { chosenVersion, type DocsVersion, restoreVersion, versionAt } from './docs-version.ts'

/** The version that the reader reads. */
export function useVersion(versions: readonly [DocsVersion, ...DocsVersion[]]): DocsVersion {
  const path = useCurrentPath()
  const chosen = useStore(chosenVersion, '')
  useEffect(restoreVersion, [])
  return versionAt(versions, path, chosen)
}
