import { scenarios } from '@portal/openapi/cast'
import type { AccountKind } from './institutions.ts'

/** A kind of account that a bank sells, with the range of its balance in cents. */
export type Product = {
  code: string
  name: string
  kind: AccountKind
  balance: readonly [low: number, high: number]
  /** Invented funds that it holds, for the wealth option. */
  holdings: number
}

function product(code: string, name: string, kind: AccountKind, low: number, high: number, holdings = 0): Product {
  return { code, name, kind, balance: [low * 100, high * 100], holdings }
}

/** Whatever the simulated banks hold for somebody. */
export const PRODUCTS = {
  current: product('CURRENT', 'Current account', 'CHECKINGS', 800, 4200),
  card: product('CARD_DEFERRED', 'Deferred debit card', 'CREDIT_CARD', -620, -60),
  livret: product('LIVRET_A', 'Livret A', 'SAVINGS', 1200, 14_000),
  loan: product('MORTGAGE', 'Home loan', 'LOAN', -164_000, -42_000),
  ldds: product('LDDS', 'LDDS', 'SAVINGS', 900, 9000),
  pel: product('PEL', 'PEL', 'SAVINGS', 4000, 26_000),
  lifeInsurance: product('LIFE_INSURANCE', 'Life insurance Horizon', 'INVESTMENT', 12_000, 62_000, 3),
  pea: product('PEA', 'PEA', 'INVESTMENT', 6000, 28_000, 3),
  peaPme: product('PEA_PME', 'PEA-PME', 'INVESTMENT', 1500, 8000, 2),
  cto: product('CTO', 'Securities account', 'INVESTMENT', 3000, 22_000, 3),
  per: product('PER', 'PER', 'INVESTMENT', 5000, 30_000, 2),
  pee: product('PEE', 'Employee savings plan', 'INVESTMENT', 2000, 12_000, 2),
  perco: product('PERCO', 'PERCO', 'INVESTMENT', 1000, 9000, 1),
  capitalisation: product('CAPITALISATION', 'Capitalisation contract', 'INVESTMENT', 8000, 24_000, 2),
  scpi: product('SCPI', 'SCPI Pierre Claire', 'INVESTMENT', 5000, 20_000, 1),
  percol: product('PERCOL', 'PERCOL', 'INVESTMENT', 800, 6000, 1),
} as const satisfies Record<string, Product>

type Held = { scenario: string; channels: readonly { kinds: readonly AccountKind[] }[] }

/** What somebody holds at an institution, as far as these channels show it; the profile of the simulator decides. */
export function productsAt({ scenario: name, channels }: Held): Product[] {
  return heldBy(name).filter(({ kind }) => channels.some(({ kinds }) => kinds.includes(kind)))
}

function heldBy(name: string): readonly Product[] {
  const scenario = scenarios.find((one) => one.name === name)
  const { current, card, livret, loan, ...wealth } = PRODUCTS
  const everyday = [current, card, livret, loan]
  if (!scenario) return [...everyday, wealth.pea, wealth.lifeInsurance]
  if (scenario.outcome === 'EMPTY') return []
  if (scenario.name === 'wealth_demo') return [livret, ...Object.values(wealth)]
  if (scenario.name === 'wealth_demo_current') return [current, card, livret, ...Object.values(wealth)]
  if (scenario.name === 'wealth_savings') return [livret, wealth.ldds, wealth.pea, wealth.lifeInsurance]
  return everyday
}
