import { loadDocsVersions } from './docs-version.query.ts'
import { ShownVersion } from './shown-version.client.tsx'

/** The number of the documentation's version; with several, of the one that the reader reads. */
export async function VersionNumber() {
  const versions = await loadDocsVersions()
  return versions.length > 1 ? <ShownVersion versions={versions} /> : versions[0].version
}
