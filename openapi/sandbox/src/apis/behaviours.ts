import type { Behaviour, Behaviours } from '../call.ts'
import { accounts as accountsOfV2 } from './accounts-v2/accounts.ts'
import { connections as connectionsV2 } from './accounts-v2/connections.ts'
import { keys } from './accounts-v2/keys.ts'
import { providers as providersV2 } from './accounts-v2/providers.ts'
import { queues } from './accounts-v2/queues.ts'
import { signKeys } from './sign.ts'
import { transactions as transactionsV2 } from './accounts-v2/transactions.ts'
import { users as usersV2 } from './accounts-v2/users.ts'
import { widget } from './accounts-v2/widget.ts'
import { accounts } from './accounts-v3/accounts.ts'
import { connections } from './accounts-v3/connections.ts'
import { disturbanceLists } from './accounts-v3/disturbances.ts'
import { investments } from './accounts-v3/investments.ts'
import { partnerReport } from './accounts-v3/partner-report.ts'
import { providers } from './accounts-v3/providers.ts'
import { syncs } from './accounts-v3/syncs.ts'
import { transactions } from './accounts-v3/transactions.ts'
import { users } from './accounts-v3/users.ts'
import { widgetSessions } from './accounts-v3/widget-sessions.ts'
import { insights } from './insights/insights.ts'
import { reports } from './insights/reports.ts'
import { aliases } from './payments/aliases.ts'
import { authorizedAccounts } from './payments/authorized-accounts.ts'
import { checkouts } from './payments/checkouts.ts'
import { orders } from './payments/orders.ts'
import { paymentProviders } from './payments/payment-providers.ts'
import { plans } from './payments/plans.ts'
import { refunds } from './payments/refunds.ts'
import { settlements } from './payments/settlements.ts'
import { subscriptions } from './payments/subscriptions.ts'

const accountsV3: Behaviours = {
  ...users,
  ...widgetSessions,
  ...providers,
  ...disturbanceLists,
  ...connections,
  ...syncs,
  ...accounts,
  ...investments,
  ...transactions,
}

const accountsV2: Behaviours = {
  ...usersV2,
  ...widget,
  ...providersV2,
  ...connectionsV2,
  ...accountsOfV2,
  ...transactionsV2,
  ...queues,
  ...keys,
  ...signKeys,
}

const payments: Behaviours = {
  ...orders,
  ...settlements,
  ...refunds,
  ...aliases,
  ...paymentProviders,
  ...authorizedAccounts,
  ...subscriptions,
  ...plans,
  ...checkouts,
}

const byApi: Readonly<Record<string, Behaviours>> = {
  'accounts-v2': accountsV2,
  'accounts-v2-direct': accountsV2,
  'accounts-v3': accountsV3,
  'accounts-v3-partner': { ...accountsV3, ...partnerReport },
  payments,
  insights: { ...insights, ...reports },
}

/** What an operation does, if it does more than its description says. */
export function findBehaviour(api: string, operationId: string): Behaviour | undefined {
  return byApi[api]?.[operationId]
}
