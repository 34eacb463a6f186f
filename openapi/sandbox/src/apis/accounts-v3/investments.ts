import type { JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { accountById, type BankAccount } from '../../data/bank-accounts.ts'
import { hasPockets, holdingsOf, type Holding } from '../../data/investments.ts'
import { decimal } from '../../data/money.ts'
import { SandboxError } from '../../errors.ts'
import { numericId } from '../../state/seed.ts'
import { isoDay } from '../../time.ts'

const euros = (cents: number) => ({ amount: decimal(cents), currency: 'EUR' })

function showHolding(account: BankAccount, holding: Holding): JsonRecord {
  const gain = (holding.unitValue - holding.unitCost) * holding.quantity
  return {
    id: holding.id,
    account_id: account.id,
    label: holding.label,
    code: holding.code,
    code_type: holding.codeType,
    asset_class: holding.assetClass,
    quantity: holding.quantity.toFixed(4),
    unit_value: euros(holding.unitValue),
    unit_cost: euros(holding.unitCost),
    valuation: euros(holding.valuation),
    valuation_date: isoDay(account.updatedAt),
    gain: { amount: euros(gain), percent: ((holding.unitValue / holding.unitCost - 1) * 100).toFixed(2) },
    portfolio_share: holding.share.toFixed(2),
  }
}

function showPocket(holding: Holding): JsonRecord {
  return {
    id: numericId(`${holding.id} pocket`, 8),
    investment_id: holding.id,
    source: 'EMPLOYER_MATCH',
    quantity: holding.quantity.toFixed(4),
    amount: euros(holding.valuation),
    available_at: '2029-06-01',
    availability_reason: 'DATE',
  }
}

export const investments: Behaviours = {
  listInvestments({ world, path, now }) {
    const account = accountById(world, path['id'], now)
    if (account.product.kind === 'LOAN')
      throw new SandboxError('OPTION_NOT_ENABLED', { description: 'A loan holds no investments.' })
    const holdings = holdingsOf(account)
    return {
      status: 200,
      body: {
        investments: holdings.map((holding) => showHolding(account, holding)),
        pockets: hasPockets(account) ? holdings.map(showPocket) : [],
      },
    }
  },
}
