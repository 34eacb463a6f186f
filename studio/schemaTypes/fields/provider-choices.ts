import type { Choice } from './choices.ts'

export const channels = [
  { title: 'Redirect', value: 'REDIRECT' },
  { title: 'Embedded', value: 'EMBEDDED' },
] satisfies Choice[]

export const segments = [
  { title: 'Personal', value: 'PERSONAL' },
  { title: 'Professional', value: 'PROFESSIONAL' },
] satisfies Choice[]

export const providerStatuses = [
  { title: 'Available', value: 'available' },
  { title: 'Degraded', value: 'degraded' },
  { title: 'Unavailable', value: 'unavailable' },
] satisfies Choice[]

/** As the Accounts API names them. */
export const dataCapabilities = [
  { title: 'Balances', value: 'BALANCES' },
  { title: 'Transactions', value: 'TRANSACTIONS' },
  { title: 'Pending transactions', value: 'PENDING_TRANSACTIONS' },
  { title: 'Identity', value: 'IDENTITY' },
  { title: 'Investments', value: 'INVESTMENTS' },
  { title: 'App-to-app', value: 'APP_TO_APP' },
] satisfies Choice[]

/** As the Payments API names them. */
export const paymentCapabilities = [
  { title: 'Single payment', value: 'SINGLE_PAYMENT' },
  { title: 'Single instant payment', value: 'SINGLE_INSTANT_PAYMENT' },
  { title: 'Standing orders', value: 'STANDING_ORDERS' },
  { title: 'Batch payments', value: 'BATCH_PAYMENTS' },
] satisfies Choice[]

/** As the Accounts API names them. */
export const disturbanceImpacts = [
  { title: 'New connections', value: 'CONNECTION' },
  { title: 'Authentication', value: 'AUTHENTICATION' },
  { title: 'Synchronisation', value: 'SYNCHRONISATION' },
  { title: 'Data quality', value: 'DATA_QUALITY' },
] satisfies Choice[]

/** The tables that a page may show of the providers and what disturbs them. */
export const liveTables = [
  { title: 'Coverage: every provider, and what it gives', value: 'coverage' },
  { title: 'Disturbances: planned, under way and over', value: 'disturbances' },
] as const satisfies Choice[]
