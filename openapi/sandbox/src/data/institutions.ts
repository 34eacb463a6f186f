import { banks, simulator, testBank, type Bank, type Segment } from '@portal/openapi/cast'

export type Mode = 'REDIRECT' | 'EMBEDDED'
export type AccountKind = 'CHECKINGS' | 'SAVINGS' | 'LOAN' | 'CREDIT_CARD' | 'INVESTMENT'

/** An institution of the sandbox: an invented bank, the test bank or the simulator. */
export type Institution = {
  id: string
  name: string
  country: string
  bic: string
  channels: { id: string; mode: Mode; kinds: AccountKind[] }[]
  data: Bank['data']
  /** Whether transfers may be instant; undefined when it takes no payments. */
  instant: boolean | undefined
  segments: readonly Segment[]
  status: Bank['status']
  test: 'test-bank' | 'simulator' | undefined
}

const PSD2_KINDS: AccountKind[] = ['CHECKINGS', 'CREDIT_CARD']
const DIRECT_KINDS: AccountKind[] = ['SAVINGS', 'LOAN']

const kindsOf = (mode: Mode, wealth: boolean): AccountKind[] =>
  mode === 'REDIRECT' ? PSD2_KINDS : [...DIRECT_KINDS, ...(wealth ? (['INVESTMENT'] as const) : [])]

const everyBank = banks.map((bank): Institution => ({
  ...bank,
  channels: bank.channels.map(({ id, mode }) => ({
    id,
    mode,
    kinds: kindsOf(mode, bank.data.includes('INVESTMENTS')),
  })),
  test: undefined,
}))

const FOR_TESTS = { instant: true, segments: ['PERSONAL', 'PROFESSIONAL'], status: 'available' } as const

/** Every institution; those made for tests come first, as in the widget. */
export const institutions: readonly Institution[] = [
  {
    ...testBank,
    ...FOR_TESTS,
    channels: testBank.channels.map(({ id, mode }) => ({ id, mode, kinds: kindsOf(mode, false) })),
    data: ['BALANCES', 'TRANSACTIONS', 'PENDING_TRANSACTIONS', 'IDENTITY'],
    test: 'test-bank',
  },
  {
    ...simulator,
    ...FOR_TESTS,
    channels: simulator.channels.map(({ id, mode }) => ({ id, mode, kinds: kindsOf(mode, true) })),
    data: ['BALANCES', 'TRANSACTIONS', 'PENDING_TRANSACTIONS', 'IDENTITY', 'INVESTMENTS'],
    test: 'simulator',
  },
  ...everyBank,
]

export function findInstitution(id: string): Institution | undefined {
  return institutions.find((one) => one.id === id)
}
