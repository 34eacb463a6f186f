import 'server-only'
import { contextOf } from '../features/page/search-record.ts'
import { describePage } from '../features/page/describe-page.ts'
import { providerRecords } from '../features/providers/search-records.ts'
import { describeReferences } from '../features/reference/describe-references.ts'
import { type Catalogue, createCatalogue } from '../features/search/catalogue.ts'
import {
  readAllReferences,
  readPages,
  readProviderNames,
  readRevisions,
  readSnippetBodies,
  readSomeRevisions,
  readVariables,
} from '../features/search/catalogue.query.ts'
import { placeOf } from '../paths.ts'

declare global {
  // The routes, the pages and the webhook are bundled apart and share only the global.
  var portalCatalogue: Catalogue | undefined
}

/** Everything published that can be found or listed: one for the whole server, read when it is first asked for. */
export function catalogue(): Catalogue {
  globalThis.portalCatalogue ??= createCatalogue({
    readRevisions,
    readSomeRevisions,
    readPages,
    readSnippets: readSnippetBodies,
    readProviders: readProviderNames,
    readReferences: readAllReferences,
    readVariables,
    describePage,
    describeReferences: (references, variables) => describeReferences(references, variables, contextAt),
    describeProviders: providerRecords,
    now: Date.now,
  })
  return globalThis.portalCatalogue
}

function contextAt(path: string): string {
  const { product, version } = placeOf(path)
  return contextOf(product ?? null, version ?? null)
}
