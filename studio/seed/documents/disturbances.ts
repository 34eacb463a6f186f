import { disturbanceList } from './disturbance-list.ts'
import { providerKey } from './providers.ts'
import type { SeedDocument } from './seed-document.ts'

/** What disturbs some of the institutions: planned, under way and over. */
export function disturbances(): SeedDocument[] {
  return disturbanceList.map(({ key, providers, updates, ...rest }) => ({
    _id: `disturbance-${key}`,
    _type: 'disturbance',
    ...rest,
    providers: providers.map((name) => ({ _type: 'reference', _ref: `provider-${providerKey(name)}` })),
    updates: updates.map((update) => ({ _type: 'disturbanceUpdate', ...update })),
  }))
}
