import type { Behaviour, Behaviours } from '../call.ts'
import { accounts } from './accounts-v3/accounts.ts'
import { connections } from './accounts-v3/connections.ts'
import { disturbanceLists } from './accounts-v3/disturbances.ts'
import { investments } from './accounts-v3/investments.ts'
import { providers } from './accounts-v3/providers.ts'
import { syncs } from './accounts-v3/syncs.ts'
import { transactions } from './accounts-v3/transactions.ts'
import { users } from './accounts-v3/users.ts'
import { widgetSessions } from './accounts-v3/widget-sessions.ts'

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

const byApi: Readonly<Record<string, Behaviours>> = { 'accounts-v3': accountsV3 }

/** What an operation does, if it does more than its description says. */
export function findBehaviour(api: string, operationId: string): Behaviour | undefined {
  return byApi[api]?.[operationId]
}
