import { loadDocsVersions } from './docs-version.query.ts'
import { ShownVersionLater } from './versions.client.tsx'

/** The number of the documentation's version; with several, of the one that the reader reads. */
export async function VersionNumber() {
  const versions = await loadDocsVersions()
  return versions.length > 1 ? <ShownVersionLater versions={versions} /> : versions[0].version
}
