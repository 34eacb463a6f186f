import { merchants as cast } from '@portal/openapi/cast'

/** A shop, and what a purchase there costs in cents. */
export type Merchant = {
  name: string
  rawLabel: string
  categoryId: string
  cost: readonly [low: number, high: number]
}

function shop(name: string, categoryId: string, low: number, high: number): Merchant {
  return { name, rawLabel: `CB ${name.toUpperCase()}`, categoryId, cost: [low * 100, high * 100] }
}

const [brasserie, halle, garage] = cast

/** Where the invented people spend. */
export const merchants: readonly [Merchant, ...Merchant[]] = [
  { ...brasserie, rawLabel: bare(brasserie.rawLabel), cost: [1800, 6400] },
  { ...halle, rawLabel: bare(halle.rawLabel), cost: [900, 9800] },
  { ...garage, rawLabel: bare(garage.rawLabel), cost: [4200, 31_000] },
  shop('Epicerie du Lavoir', '111', 6, 70),
  shop('Primeur des Arches', '111', 4, 35),
  shop('Boulangerie Mirabeau', '115', 2, 18),
  shop('Cantine du Parc', '115', 9, 17),
  shop('Station Relais Sud', '811', 30, 85),
  shop('Reseau Tramways', '812', 2, 20),
  shop('Pharmacie du Beffroi', '1312', 5, 60),
  shop('Cabinet Lenoir', '1311', 25, 60),
  shop('Atelier Fil et Coton', '112', 20, 140),
  shop('Cinema Le Phare', '2103', 8, 32),
  shop('Piscine Municipale', '2102', 4, 30),
  shop('Gare Centrale Billets', '2101', 18, 160),
]

/** A raw label without the day at its end: each purchase has its own. */
function bare(label: string): string {
  return label.replace(/ \d\d\/\d\d$/, '')
}

/** What comes every month, on the same day: salary, rent, subscriptions. */
export const monthly = [
  {
    day: 28,
    label: 'Salary Atelier Brumal',
    raw: 'VIR ATELIER BRUMAL SALAIRE',
    categoryId: '3011',
    cents: 241_250,
    type: 'DIRECT_DEPOSIT',
  },
  { day: 5, label: 'Rent', raw: 'PRLV REGIE DES QUAIS LOYER', categoryId: '311', cents: -78_000, type: 'DIRECT_DEBIT' },
  {
    day: 12,
    label: 'Filaria Telecom',
    raw: 'PRLV FILARIA TELECOM',
    categoryId: '114',
    cents: -3499,
    type: 'DIRECT_DEBIT',
  },
  { day: 15, label: 'Lumen Energie', raw: 'PRLV LUMEN ENERGIE', categoryId: '313', cents: -6820, type: 'DIRECT_DEBIT' },
  {
    day: 20,
    label: 'Mutuelle Horizon',
    raw: 'PRLV MUTUELLE HORIZON',
    categoryId: '1313',
    cents: -4150,
    type: 'DIRECT_DEBIT',
  },
  { day: 2, label: 'Account fees', raw: 'COTISATION COMPTE', categoryId: '2711', cents: -250, type: 'BANK_FEE' },
] as const
