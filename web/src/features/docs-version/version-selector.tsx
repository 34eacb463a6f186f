import { loadDocsVersions } from './docs-version.query.ts'
import styles from './version-list.module.css'
import { VersionListLater } from './versions.client.tsx'

/** Lets the reader choose a version of the documentation, when there is more than one. */
export async function VersionSelector() {
  const versions = await loadDocsVersions()
  if (versions.length === 1) return null
  return <VersionListLater className={styles['versions'] ?? ''} versions={versions} />
}
