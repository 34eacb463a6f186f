/** The connection of the examples and what hangs from it. The IBANs' check digits are right, their bank codes nobody's. */
export const connection = {
  id: '90317',
  userId: '48211',
  channels: { REDIRECT: '120551', EMBEDDED: '120552' },
  consentDays: 180,
} as const

export const widgetSession = { v2: 'ws-5c1e9a7d42b8', v3: 'ws_7Qm2cT9xLk', validMinutes: 30 } as const

/** What the guides to V2 name beside the connection: a queue, a public key, a credential. */
export const resources = { queue: 'q-61d0c4', key: 'key-27c4b1', credential: '5561' } as const

type Account = {
  id: string
  name: string
  type: 'CHECKINGS' | 'SAVINGS' | 'LOAN' | 'CREDIT_CARD'
  product: string
  accountNumber: string
  iban: string | null
  balance: string
  currency: 'EUR'
  owners: readonly string[]
}

/** The accounts of the connection, by what they are. */
export const accounts = {
  current: {
    id: '771204',
    name: 'Current account',
    type: 'CHECKINGS',
    product: 'CURRENT',
    accountNumber: '00004821193',
    iban: 'FR7699821000010000482119343',
    balance: '1842.37',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
  card: {
    id: '771205',
    name: 'Deferred debit card',
    type: 'CREDIT_CARD',
    product: 'CARD_DEFERRED',
    accountNumber: 'XXXXXXXXXXXX0421',
    iban: null,
    balance: '-126.40',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
  savings: {
    id: '771221',
    name: 'Livret A',
    type: 'SAVINGS',
    product: 'LIVRET_A',
    accountNumber: '00007712042',
    iban: null,
    balance: '5200.00',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
  loan: {
    id: '771228',
    name: 'Home loan',
    type: 'LOAN',
    product: 'MORTGAGE',
    accountNumber: '99821 0007714',
    iban: null,
    balance: '-84210.00',
    currency: 'EUR',
    owners: ['Camille Arvor', 'Noa Arvor'],
  },
  securities: {
    id: '771318',
    name: 'PEA',
    type: 'SAVINGS',
    product: 'PEA',
    accountNumber: '00007713180',
    iban: null,
    balance: '15320.40',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
  lifeInsurance: {
    id: '771322',
    name: 'Life insurance Horizon',
    type: 'SAVINGS',
    product: 'LIFE_INSURANCE',
    accountNumber: '00007713222',
    iban: null,
    balance: '48210.77',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
  employeeSavings: {
    id: '771330',
    name: 'Employee savings plan',
    type: 'SAVINGS',
    product: 'PEE',
    accountNumber: '00007713300',
    iban: null,
    balance: '6240.15',
    currency: 'EUR',
    owners: ['Camille Arvor'],
  },
} as const satisfies Record<string, Account>
