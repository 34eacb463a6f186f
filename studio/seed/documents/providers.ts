import type { SeedDocument } from './seed-document.ts'

type Channel = 'REDIRECT' | 'EMBEDDED'
type Data = 'BALANCES' | 'TRANSACTIONS' | 'PENDING_TRANSACTIONS' | 'IDENTITY' | 'INVESTMENTS' | 'APP_TO_APP'
type Segment = 'PERSONAL' | 'PROFESSIONAL'
type Status = 'available' | 'degraded' | 'unavailable'

/** What can be paid: nothing, standard transfers, or instant ones too; and how many days ahead. */
type Payments = { instant: boolean; days?: number } | undefined
type Row = [
  name: string,
  country: string,
  bic: string,
  channels: Channel[],
  data: Data[],
  payments: Payments,
  segments: Segment[],
  status?: Status,
]

const BASIC: Data[] = ['BALANCES', 'TRANSACTIONS']
const FULL: Data[] = [...BASIC, 'PENDING_TRANSACTIONS', 'IDENTITY', 'APP_TO_APP']
const WEALTH: Data[] = [...BASIC, 'IDENTITY', 'INVESTMENTS']
const ALL: Data[] = [...FULL, 'INVESTMENTS']
const REDIRECT: Channel[] = ['REDIRECT']
const EMBEDDED: Channel[] = ['EMBEDDED']
const EITHER: Channel[] = ['REDIRECT', 'EMBEDDED']
const PERSONAL: Segment[] = ['PERSONAL']
const PROFESSIONAL: Segment[] = ['PROFESSIONAL']
const BOTH: Segment[] = ['PERSONAL', 'PROFESSIONAL']

const standard = (days?: number): Payments => ({ instant: false, ...(days !== undefined && { days }) })
const instant = (days?: number): Payments => ({ instant: true, ...(days !== undefined && { days }) })

// Invented institutions. The second sign of a BIC's location is 0: such codes belong to no bank.
const rows: readonly Row[] = [
  ['Banque des Trois Rives', 'FR', 'TRRVFRP0XXX', EITHER, ALL, instant(90), PERSONAL],
  ['Banque des Trois Rives Entreprises', 'FR', 'TRRVFRP0ENT', REDIRECT, BASIC, standard(365), PROFESSIONAL],
  ['Banque Meridor', 'FR', 'BMRDFRP0XXX', EITHER, ALL, instant(180), BOTH],
  ['Banque Postillon', 'FR', 'BPSTFRP0XXX', EITHER, FULL, instant(30), BOTH, 'degraded'],
  ['Banque Sainte-Orse', 'FR', 'SORSFRP0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Caisse Ardoise Nord', 'FR', 'ARDNFRP0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Caisse Ardoise Sud', 'FR', 'ARDSFRP0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Crédit du Littoral', 'FR', 'CRLTFRP0XXX', EITHER, ALL, instant(365), PERSONAL],
  [
    'Crédit du Littoral Professionnels',
    'FR',
    'CRLTFRP0PRO',
    REDIRECT,
    [...BASIC, 'IDENTITY'],
    standard(365),
    PROFESSIONAL,
  ],
  ['Épargne Clairvaux', 'FR', 'EPCLFRP0XXX', EMBEDDED, WEALTH, undefined, PERSONAL],
  ['Maison Vauban', 'FR', 'VBANFRP0XXX', EMBEDDED, WEALTH, undefined, PERSONAL],
  ['Mutuelle des Quais', 'FR', 'MTQYFRP0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Prévoyance Belle-Isle', 'FR', 'PRBIFRP0XXX', EMBEDDED, WEALTH, undefined, PERSONAL],
  ['Kanaalbank', 'BE', 'KNLBBEB0XXX', REDIRECT, FULL, instant(120), BOTH],
  ['Polder & Duin', 'BE', 'PLDUBEB0XXX', REDIRECT, FULL, instant(30), PERSONAL],
  ['Sambre Bank', 'BE', 'SMBKBEB0XXX', REDIRECT, BASIC, standard(90), BOTH],
  ['Scheldekas', 'BE', 'SCHKBEB0XXX', REDIRECT, [...BASIC, 'IDENTITY'], standard(90), BOTH],
  ['Grachtenbank', 'BE', 'GRCHBEA0XXX', REDIRECT, FULL, instant(90), BOTH],
  ['Vennebank Zakelijk', 'BE', 'VNNBBEB0ZAK', REDIRECT, BASIC, standard(365), PROFESSIONAL],
  ['Caja Alborada', 'ES', 'CJALESM0XXX', REDIRECT, FULL, instant(), BOTH],
  ['Banca Ribera Alta', 'ES', 'RBALESM0XXX', REDIRECT, FULL, instant(30), BOTH],
  ['Banco Tramontana', 'ES', 'TRAMESB0XXX', REDIRECT, [...BASIC, 'IDENTITY'], standard(), PERSONAL],
  ['Banco Tramontana Empresas', 'ES', 'TRAMESB0EMP', REDIRECT, BASIC, standard(90), PROFESSIONAL, 'degraded'],
  ['Caja Olmeda', 'ES', 'OLMDESM0XXX', REDIRECT, BASIC, undefined, PERSONAL],
  ['Cassa Ponte Vecchia', 'IT', 'CSPVITM0XXX', REDIRECT, BASIC, standard(90), BOTH, 'unavailable'],
  ['Riva Banca', 'IT', 'RVBAITM0XXX', REDIRECT, [...BASIC, 'IDENTITY'], instant(30), PERSONAL],
  ['Banca Lanterna', 'IT', 'LNTRITG0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Credito Valtara', 'IT', 'VLTRITM0XXX', REDIRECT, BASIC, standard(), BOTH],
  ['Risparmio Monteverna', 'IT', 'RMVNITR0XXX', REDIRECT, [...BASIC, 'IDENTITY'], undefined, PERSONAL],
  ['Deichbank', 'DE', 'DCHBDEF0XXX', REDIRECT, FULL, instant(), BOTH],
  ['Elbtor Bank', 'DE', 'ELBTDEH0XXX', REDIRECT, FULL, instant(180), BOTH],
  ['Hanse Kontor', 'DE', 'HNSKDEH0XXX', REDIRECT, [...BASIC, 'IDENTITY'], standard(180), PROFESSIONAL],
  ['Sparverein Lindau', 'DE', 'SPLIDEM0XXX', REDIRECT, BASIC, standard(), PERSONAL],
  ['Waldkasse Harz', 'DE', 'WLDKDEH0XXX', REDIRECT, FULL, instant(30), PERSONAL],
  ['Noorderkade', 'DE', 'NRDKDEH0XXX', REDIRECT, FULL, instant(30), PERSONAL],
  ['Donaubrücke', 'DE', 'DNBRDEM0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Isarkasse', 'DE', 'ISARDEM0XXX', REDIRECT, BASIC, standard(30), PERSONAL],
  ['Lux Passage', 'LU', 'LXPSLUL0XXX', EITHER, WEALTH, standard(30), BOTH],
  ['Banque Alzette', 'LU', 'ALZTLUL0XXX', REDIRECT, FULL, instant(60), BOTH],
  ['Gestion Clervaux', 'LU', 'GSCLLUL0XXX', EMBEDDED, WEALTH, undefined, PERSONAL],
  ['Ponte Atlântica', 'PT', 'PNATPTP0XXX', REDIRECT, FULL, instant(), PERSONAL],
  ['Banco Farol do Sul', 'PT', 'FRSLPTP0XXX', REDIRECT, [...BASIC, 'IDENTITY'], standard(60), BOTH],
  ['Caixa Serra d’Ossa', 'PT', 'SROSPTP0XXX', REDIRECT, BASIC, standard(), BOTH],
]

/** Institutions that the sample portal covers. */
export function providers(): SeedDocument[] {
  return rows.map(([name, country, bic, channels, dataCapabilities, payments, segments, status = 'available']) => {
    const key = providerKey(name)
    return {
      _id: `provider-${key}`,
      _type: 'provider',
      name,
      key,
      country,
      bic,
      channels,
      dataCapabilities,
      paymentCapabilities: payments
        ? payments.instant
          ? ['SINGLE_PAYMENT', 'SINGLE_INSTANT_PAYMENT']
          : ['SINGLE_PAYMENT']
        : [],
      ...(payments?.days !== undefined && { maxStartDateDelay: payments.days }),
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
