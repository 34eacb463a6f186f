import { providerKey } from './providers.ts'
import type { SeedDocument } from './seed-document.ts'

type Update = { at: string; status: 'open' | 'monitoring' | 'resolved'; message: string }
type Disturbance = {
  key: string
  title: string
  severity: 'MINOR' | 'MAJOR' | 'BLOCKING'
  providers: string[]
  from: string
  until?: string
  updates: Update[]
}

const list: readonly Disturbance[] = [
  {
    key: 'cassa-ponte-vecchia-no-connections',
    title: 'New connections fail: the bank’s authorisation server does not answer',
    severity: 'BLOCKING',
    providers: ['Cassa Ponte Vecchia'],
    from: '2026-11-26T05:40:00.000Z',
    updates: [
      {
        at: '2026-11-26T06:10:00.000Z',
        status: 'open',
        message: 'The bank refuses every authorisation request. Hide the bank with hide_disturbed until this is over.',
      },
      {
        at: '2026-11-26T14:30:00.000Z',
        status: 'monitoring',
        message: 'The bank replaced an expired certificate. We watch whether authorisations succeed again.',
      },
    ],
  },
  {
    key: 'banque-postillon-late-transactions',
    title: 'Transactions arrive up to six hours late',
    severity: 'MINOR',
    providers: ['Banque Postillon'],
    from: '2026-11-24T09:00:00.000Z',
    updates: [
      {
        at: '2026-11-24T09:45:00.000Z',
        status: 'open',
        message: 'Balances are current, transactions of the day follow late. There is nothing to do on your side.',
      },
    ],
  },
  {
    key: 'credit-du-littoral-redesign',
    title: 'Embedded connections were interrupted by a new login page',
    severity: 'MAJOR',
    providers: ['Crédit du Littoral', 'Crédit du Littoral Professionnels'],
    from: '2026-11-10T07:15:00.000Z',
    until: '2026-11-12T16:00:00.000Z',
    updates: [
      {
        at: '2026-11-10T08:00:00.000Z',
        status: 'open',
        message: 'The bank changed its login page. Embedded connections fail with TECHNICAL_ERROR, redirects work.',
      },
      {
        at: '2026-11-12T16:00:00.000Z',
        status: 'resolved',
        message: 'Embedded connections work again. Connections resume with their next synchronisation.',
      },
    ],
  },
]

/** What disturbs some of the institutions: two that go on, one that is over. */
export function disturbances(): SeedDocument[] {
  return list.map(({ key, providers, updates, ...rest }) => ({
    _id: `disturbance-${key}`,
    _type: 'disturbance',
    ...rest,
    providers: providers.map((name) => ({ _type: 'reference', _ref: `provider-${providerKey(name)}` })),
    updates: updates.map((update) => ({ _type: 'disturbanceUpdate', ...update })),
  }))
}
