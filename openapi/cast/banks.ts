export type Channel = 'REDIRECT' | 'EMBEDDED'
export type DataCapability =
  | 'BALANCES'
  | 'TRANSACTIONS'
  | 'PENDING_TRANSACTIONS'
  | 'IDENTITY'
  | 'INVESTMENTS'
  | 'APP_TO_APP'
export type Segment = 'PERSONAL' | 'PROFESSIONAL'
export type BankStatus = 'available' | 'degraded' | 'unavailable'

/** An invented institution. The second sign of a BIC's location is 0: such codes belong to no bank. */
export type Bank = {
  id: string
  name: string
  country: string
  bic: string
  channels: readonly { id: string; mode: Channel }[]
  data: readonly DataCapability[]
  /** Whether transfers may be instant; undefined when the bank takes no payments at all. */
  instant: boolean | undefined
  segments: readonly Segment[]
  status: BankStatus
}

const BASIC: DataCapability[] = ['BALANCES', 'TRANSACTIONS']
const FULL: DataCapability[] = [...BASIC, 'PENDING_TRANSACTIONS', 'IDENTITY', 'APP_TO_APP']
const WEALTH: DataCapability[] = [...BASIC, 'IDENTITY', 'INVESTMENTS']
const BOTH: Segment[] = ['PERSONAL', 'PROFESSIONAL']

type Rest = [
  bic: string,
  channels: Channel[],
  data: DataCapability[],
  instant: boolean | undefined,
  segments: Segment[],
  status?: BankStatus,
]

/** The channels of bank 612 are 6121 (REDIRECT) and 6122 (EMBEDDED). */
function bank(id: string, name: string, country: string, ...rest: Rest): Bank {
  const [bic, modes, data, instant, segments, status = 'available'] = rest
  const channels = modes.map((mode) => ({ id: `${id}${mode === 'REDIRECT' ? 1 : 2}`, mode }))
  return { id, name, country, bic, channels, data, instant, segments, status }
}

/** The institutions of the sample portal. Guides and examples name Banque Meridor where a real bank would stand. */
export const banks: readonly Bank[] = [
  bank('601', 'Banque des Trois Rives', 'FR', 'TRRVFRP0XXX', ['REDIRECT', 'EMBEDDED'], [...FULL, 'INVESTMENTS'], true, [
    'PERSONAL',
  ]),
  bank('602', 'Banque des Trois Rives Entreprises', 'FR', 'TRRVFRP0ENT', ['REDIRECT'], BASIC, false, ['PROFESSIONAL']),
  bank('604', 'Caisse Ardoise Nord', 'FR', 'ARDNFRP0XXX', ['REDIRECT'], FULL, true, BOTH),
  bank('605', 'Crédit du Littoral', 'FR', 'CRLTFRP0XXX', ['REDIRECT', 'EMBEDDED'], [...FULL, 'INVESTMENTS'], true, [
    'PERSONAL',
  ]),
  bank('606', 'Crédit du Littoral Professionnels', 'FR', 'CRLTFRP0PRO', ['REDIRECT'], [...BASIC, 'IDENTITY'], false, [
    'PROFESSIONAL',
  ]),
  bank('607', 'Maison Vauban', 'FR', 'VBANFRP0XXX', ['EMBEDDED'], WEALTH, undefined, ['PERSONAL']),
  bank('608', 'Mutuelle des Quais', 'FR', 'MTQYFRP0XXX', ['REDIRECT'], FULL, true, BOTH),
  bank('609', 'Kanaalbank', 'BE', 'KNLBBEB0XXX', ['REDIRECT'], FULL, true, BOTH),
  bank('610', 'Sambre Bank', 'BE', 'SMBKBEB0XXX', ['REDIRECT'], BASIC, false, BOTH),
  bank('611', 'Caja Alborada', 'ES', 'CJALESM0XXX', ['REDIRECT'], FULL, true, BOTH),
  bank('612', 'Banque Meridor', 'FR', 'BMRDFRP0XXX', ['REDIRECT', 'EMBEDDED'], [...FULL, 'INVESTMENTS'], true, BOTH),
  bank('613', 'Cassa Ponte Vecchia', 'IT', 'CSPVITM0XXX', ['REDIRECT'], BASIC, false, BOTH, 'unavailable'),
  bank('614', 'Riva Banca', 'IT', 'RVBAITM0XXX', ['REDIRECT'], [...BASIC, 'IDENTITY'], true, ['PERSONAL']),
  bank('615', 'Deichbank', 'DE', 'DCHBDEF0XXX', ['REDIRECT'], FULL, true, BOTH),
  bank('616', 'Lux Passage', 'LU', 'LXPSLUL0XXX', ['REDIRECT', 'EMBEDDED'], WEALTH, false, BOTH),
  bank('617', 'Ponte Atlântica', 'PT', 'PNATPTP0XXX', ['REDIRECT'], FULL, true, ['PERSONAL']),
  bank('618', 'Banque Postillon', 'FR', 'BPSTFRP0XXX', ['REDIRECT', 'EMBEDDED'], FULL, true, BOTH, 'degraded'),
]
