'use client'
import { type DocsVersion } from './docs-version.ts'
import { useVersion } from './use-version.client.ts'
import { VersionList } from './version-list.client.tsx'

type VersionProps = {
  versions: readonly [DocsVersion, ...DocsVersion[]]
  /** The class of the list of all versions, from the server: a style sheet of this part would come with its script. */
  list?: string | undefined
}

/** The version that the reader reads: in the list of all, or its number alone. */
export function Version({ versions, list }: VersionProps) {
  const current = useVersion(versions)
  return list === undefined ? current.version : <VersionList className={list} versions={versions} current={current} />
}
