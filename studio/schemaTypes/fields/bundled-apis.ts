import type { Choice } from './choices.ts'

/** The API descriptions that this project bundles, by their ids in the openapi workspace. */
export const bundledApis = [
  { title: 'Accounts API V3', value: 'accounts-v3' },
  { title: 'Accounts API V3, partner edition', value: 'accounts-v3-partner' },
  { title: 'Accounts API V2', value: 'accounts-v2' },
  { title: 'Direct Accounts API V2', value: 'accounts-v2-direct' },
  { title: 'Direct Payment API', value: 'payments' },
  { title: 'Insights API', value: 'insights' },
] as const satisfies Choice[]
