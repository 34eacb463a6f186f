import type { bundledApis } from '../../schemaTypes/fields/bundled-apis.ts'
import type { SeedDocument } from './seed-document.ts'

type BundledApi = (typeof bundledApis)[number]['value']
type Row = [path: string, bundled: BundledApi, title: string, label?: string]

// Both Insights addresses show the same description; the longer one is canonical.
const rows: readonly Row[] = [
  ['/accounts/v3/reference-accounts-api', 'accounts-v3', 'Accounts API V3', 'NEW'],
  ['/accounts/v3/reference-accounts-api-sofinco', 'accounts-v3-partner', 'Accounts API V3', 'Partner edition'],
  ['/accounts/v2/reference-accounts-api', 'accounts-v2', 'Accounts API V2', 'DEPRECATED'],
  ['/accounts/v2/reference-direct-accounts-api', 'accounts-v2-direct', 'Direct Accounts API V2', 'DEPRECATED'],
  ['/payments/reference-direct-payment-api', 'payments', 'Direct Payment API'],
  ['/insights/reference-insights-api', 'insights', 'Insights API', 'BETA'],
  ['/reference-insights-api', 'insights', 'Insights API', 'BETA'],
]

/** The reference pages, each with the bundled description that it shows. */
export function apiReferences(): SeedDocument[] {
  return rows.map(([path, bundled, title, label]) => ({
    _id: `apiReference_${path.slice(1).replaceAll('/', '_')}`,
    _type: 'apiReference',
    title,
    path,
    ...(label === undefined ? {} : { label }),
    source: { kind: 'bundled', bundled },
  }))
}
