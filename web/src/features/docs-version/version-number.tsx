import { loadDocsVersions } from './docs-version.query.ts'
import { VersionLater } from './version-later.client.tsx'

/** The number of the documentation's version; with several, of the one that the reader reads. */
export async function VersionNumber() {
  const versions = await loadDocsVersions()
  return versions.length > 1 ? <VersionLater versions={versions} /> : versions[0].version
}
