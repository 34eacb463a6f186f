import { loadDocsVersions } from './docs-version.query.ts'
import { VersionList } from './version-list.client.tsx'

/** Lets the reader choose a version of the documentation, when there is more than one. */
export async function VersionSelector() {
  const versions = await loadDocsVersions()
  return versions.length > 1 ? <VersionList versions={versions} /> : null
}
