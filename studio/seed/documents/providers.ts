import type { SeedDocument } from './seed-document.ts'

type Channel = 'REDIRECT' | 'EMBEDDED'
type Data = 'BALANCES' | 'TRANSACTIONS' | 'PENDING_TRANSACTIONS' | 'IDENTITY' | 'INVESTMENTS' | 'APP_TO_APP'
type Segment = 'PERSONAL' | 'PROFESSIONAL'
type Status = 'available' | 'degraded' | 'unavailable'
type Row = [
  name: string,
  country: string,
  channels: Channel[],
  data: Data[],
  instant: boolean | undefined,
  segments: Segment[],
  status?: Status,
]

const BASIC: Data[] = ['BALANCES', 'TRANSACTIONS']
const FULL: Data[] = [...BASIC, 'PENDING_TRANSACTIONS', 'IDENTITY', 'APP_TO_APP']
const WEALTH: Data[] = [...BASIC, 'IDENTITY', 'INVESTMENTS']
const BOTH: Segment[] = ['PERSONAL', 'PROFESSIONAL']

// Invented institutions. `instant` says whether transfers may be instant; undefined: no payments at all.
const rows: readonly Row[] = [
  ['Banque des Trois Rives', 'FR', ['REDIRECT', 'EMBEDDED'], [...FULL, 'INVESTMENTS'], true, ['PERSONAL']],
  ['Banque des Trois Rives Entreprises', 'FR', ['REDIRECT'], BASIC, false, ['PROFESSIONAL']],
  ['Banque Postillon', 'FR', ['REDIRECT', 'EMBEDDED'], FULL, true, BOTH, 'degraded'],
  ['Caisse Ardoise Nord', 'FR', ['REDIRECT'], FULL, true, BOTH],
  ['Crédit du Littoral', 'FR', ['REDIRECT', 'EMBEDDED'], [...FULL, 'INVESTMENTS'], true, ['PERSONAL']],
  ['Crédit du Littoral Professionnels', 'FR', ['REDIRECT'], [...BASIC, 'IDENTITY'], false, ['PROFESSIONAL']],
  ['Maison Vauban', 'FR', ['EMBEDDED'], WEALTH, undefined, ['PERSONAL']],
  ['Mutuelle des Quais', 'FR', ['REDIRECT'], FULL, true, BOTH],
  ['Kanaalbank', 'BE', ['REDIRECT'], FULL, true, BOTH],
  ['Sambre Bank', 'BE', ['REDIRECT'], BASIC, false, BOTH],
  ['Caja Alborada', 'ES', ['REDIRECT'], FULL, true, BOTH],
  ['Cassa Ponte Vecchia', 'IT', ['REDIRECT'], BASIC, false, BOTH, 'unavailable'],
  ['Riva Banca', 'IT', ['REDIRECT'], [...BASIC, 'IDENTITY'], true, ['PERSONAL']],
  ['Deichbank', 'DE', ['REDIRECT'], FULL, true, BOTH],
  ['Lux Passage', 'LU', ['REDIRECT', 'EMBEDDED'], WEALTH, false, BOTH],
  ['Ponte Atlântica', 'PT', ['REDIRECT'], FULL, true, ['PERSONAL']],
]

/** Institutions that the sample portal covers. */
export function providers(): SeedDocument[] {
  return rows.map(([name, country, channels, dataCapabilities, instant, segments, status = 'available']) => {
    const key = providerKey(name)
    return {
      _id: `provider-${key}`,
      _type: 'provider',
      name,
      key,
      country,
      channels,
      dataCapabilities,
      paymentCapabilities:
        instant === undefined ? [] : instant ? ['SINGLE_PAYMENT', 'SINGLE_INSTANT_PAYMENT'] : ['SINGLE_PAYMENT'],
      segments,
      status,
    }
  })
}

/** `Crédit du Littoral` → `credit-du-littoral`. */
export function providerKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')
}
