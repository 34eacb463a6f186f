/** The one account that the sandbox pays to, whatever name stands beside it. */
export const sandboxBeneficiary = {
  schema: 'SEPA',
  iban: 'FR7699714010100000000004234',
  name: 'Atelier Brumal',
} as const

/** The two declared accounts that a new sandbox lists. */
export const authorizedAccounts = [
  { id: '2a9c41d7-6b0e-4f83-a1c5-70de8b36f942', iban: 'FR7699714010100000000004234', name: 'Atelier Brumal' },
  { id: '8e17f05b-93d2-4c6a-b8f4-15a02c7d9e63', iban: 'FR7699714010100000000010830', name: 'Atelier Brumal' },
] as const

/** The order of the examples, and what hangs from it. */
export const order = {
  id: '5b0c7d1e-3f52-4a86-9d0b-6f7c2e814a90',
  instructionId: 'c1f2a7de-0b7c-4c55-8a19-2d4e6b90f3a1',
  paymentId: 'e70a9b34-5cc1-4f1e-9a57-08d4f2b6c713',
  endToEndId: '9f3b2c7a41d84e05b6a0c8d2e7f13954',
  amount: '12.50',
  currency: 'EUR',
  label: 'Order 2026-1142',
  userReference: 'customer-7781',
  expiresAfterDays: 30,
} as const

export const payer = {
  schema: 'SEPA',
  iban: 'FR7699821000010000482119343',
  name: 'Camille Arvor',
  country: 'FR',
} as const
