import type { JsonRecord } from '@portal/openapi/json'
import type { BankAccount } from '../../data/bank-accounts.ts'
import { hasPockets, holdingsOf } from '../../data/investments.ts'
import { channelStatus, isSuccess } from '../../data/runs.ts'
import { numericId } from '../../state/seed.ts'
import { DAY, epoch } from '../../time.ts'

const PRODUCTS = [
  'LIVRET_A',
  'LDDS',
  'LEP',
  'CEL',
  'PEL',
  'PEA',
  'CTO',
  'LIFE_INSURANCE',
  'PER',
  'PEE',
  'PERCO',
  'SCPI',
]

/** Cents as the number of units that V2 writes. */
export const units = (cents: number) => Math.round(cents) / 100

type Shown = { positions?: boolean | undefined; changes?: JsonRecord | undefined }

/** An account as V2 shows it, with its positions where they are wanted; what the user changed comes last. */
export function showAccount(account: BankAccount, now: number, { positions, changes }: Shown): JsonRecord {
  const { product, connection } = account
  const { v3 } = channelStatus(connection, now)
  const kind = product.kind === 'INVESTMENT' ? 'SAVINGS' : product.kind
  return {
    id: account.id,
    connection_id: connection.id,
    name: product.name,
    account_number: account.number,
    ...(account.iban && { iban: account.iban }),
    balance: units(account.balance),
    currency: 'EUR',
    balance_date: epoch(account.updatedAt),
    type: kind,
    status: v3 === 'RUNNING' || isSuccess(v3) ? 'ACTIVE' : 'ERROR',
    usage: connection.segment,
    creation_date: epoch(account.createdAt),
    owner: { name: account.owners[0] ?? '' },
    last_channel_definition_id: account.channel.definitionId,
    ...(kind === 'SAVINGS' && { savings: savings(account) }),
    ...(kind === 'LOAN' && { loan: loan(account) }),
    ...(kind === 'CREDIT_CARD' && {
      credit_card: {
        debit_type: 'DEFERRED',
        next_debit_date: epoch(account.updatedAt + 12 * DAY),
        linked_account_id: numericId(`${connection.id} account CURRENT`, 8),
      },
    }),
    ...(positions && product.holdings > 0 && { investments: investments(account) }),
    ...(positions && hasPockets(account) && { pockets: pockets(account) }),
    ...changes,
  }
}

function savings({ product }: BankAccount): JsonRecord {
  const code = PRODUCTS.find((one) => one === product.code)
  return { ...(code && { product_code: code }), ...(product.holdings === 0 && { interest_rate: 2.4, ceiling: 22_950 }) }
}

function loan({ balance, updatedAt }: BankAccount): JsonRecord {
  return {
    initial_amount: units(Math.round(-balance * 1.6)),
    outstanding_amount: units(-balance),
    interest_rate: 1.85,
    next_payment_amount: units(Math.round(-balance / 160)),
    next_payment_date: epoch(updatedAt + 12 * DAY),
  }
}

function investments(account: BankAccount): JsonRecord[] {
  return holdingsOf(account).map((holding) => ({
    id: holding.id,
    label: holding.label,
    ...(holding.codeType === 'ISIN' && { isin: holding.code }),
    quantity: Number(holding.quantity.toFixed(4)),
    unit_price: units(holding.unitValue),
    valuation: units(holding.valuation),
    valuation_date: epoch(account.updatedAt),
    cost_price: units(holding.unitCost),
    asset_class: holding.assetClass,
    currency: 'EUR',
  }))
}

function pockets(account: BankAccount): JsonRecord[] {
  return holdingsOf(account).map((holding) => ({
    id: numericId(`${holding.id} pocket`, 8),
    investment_id: holding.id,
    amount: units(holding.valuation),
    origin: 'EMPLOYER_MATCH',
    available_from: epoch(Date.parse('2029-06-01T00:00:00+02:00')),
  }))
}
