import { loadDocsVersions } from './docs-version.query.ts'
import styles from './version-list.module.css'
import { VersionLater } from './version-later.client.tsx'

/** Lets the reader choose a version of the documentation, when there is more than one. */
export async function VersionSelector() {
  const versions = await loadDocsVersions()
  if (versions.length === 1) return null
  return <VersionLater versions={versions} list={styles['versions']} />
}
