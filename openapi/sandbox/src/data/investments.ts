import { numericId, pick, seededRandom } from '../state/seed.ts'
import type { BankAccount } from './bank-accounts.ts'

/** One holding of an account, amounts in cents. */
export type Holding = {
  id: string
  label: string
  code: string
  codeType: 'ISIN' | 'AMF'
  assetClass: 'FUND' | 'EURO_FUND' | 'EQUITY' | 'REAL_ESTATE'
  quantity: number
  unitValue: number
  unitCost: number
  valuation: number
  share: number
}

const FUNDS: readonly [readonly [string, Holding['assetClass']], ...(readonly [string, Holding['assetClass']])[]] = [
  ['Meridor Actions Europe', 'FUND'],
  ['Meridor Obligations Monde', 'FUND'],
  ['Fonds en euros Horizon', 'EURO_FUND'],
  ['Ardoise Petites Valeurs', 'FUND'],
  ['Littoral Transition', 'FUND'],
  ['Compagnie des Ecluses', 'EQUITY'],
]

/** What an account is invested in; the parts add up to its balance. */
export function holdingsOf({ id, product, balance }: BankAccount): Holding[] {
  const random = seededRandom(`${id} holdings`)
  const first = Math.floor(random() * FUNDS.length)
  let left = balance
  return Array.from({ length: product.holdings }, (_, index) => {
    const [label, assetClass] =
      product.code === 'SCPI'
        ? (['Pierre Claire', 'REAL_ESTATE'] as const)
        : (FUNDS[(first + index) % FUNDS.length] ?? pick(random, FUNDS))
    const valuation = index === product.holdings - 1 ? left : Math.round(left * (0.35 + random() * 0.3))
    left -= valuation
    const unitValue = Math.round(2000 + random() * 14_000)
    const code = numericId(`${label} code`, 12)
    return {
      id: numericId(`${id} holding ${index}`, 8),
      label,
      code: assetClass === 'FUND' ? code : `XX${code.slice(0, 10)}`,
      codeType: assetClass === 'FUND' ? 'AMF' : 'ISIN',
      assetClass,
      quantity: valuation / unitValue,
      unitValue,
      unitCost: Math.round(unitValue * (0.82 + random() * 0.2)),
      valuation,
      share: (valuation / balance) * 100,
    }
  })
}

/** Employee savings are held in pockets that open at a date. */
export function hasPockets({ product }: BankAccount): boolean {
  return ['PEE', 'PERCO', 'PERCOL'].includes(product.code)
}
