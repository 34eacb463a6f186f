import { addKeys } from '../markdown/keys.ts'
import { announcements } from './announcements.ts'
import { apiReferences } from './api-references.ts'
import { disturbances } from './disturbances.ts'
import { menuEntries } from './menu.ts'
import { pages, snippets } from './pages.ts'
import { providers } from './providers.ts'
import type { SeedDocument } from './seed-document.ts'
import { siteSettings } from './site-settings.ts'

/**
 * Every document of the sample content, referenced before referring, the site settings last. Images are still named
 * by `_sanityAsset`, as in Sanity's import format.
 *
 * @throws {NotationError} with file and line of what a Markdown file holds that is not part of the notation
 */
export function collectDocuments(): SeedDocument[] {
  const documents = [
    ...providers(),
    ...disturbances(),
    ...snippets(),
    ...pages(),
    ...menuEntries(),
    ...apiReferences(),
    ...announcements(),
    siteSettings(),
  ]
  for (const document of documents) addKeys(document)
  return documents
}
