import type { Services } from '../../call.ts'
import { accountsOf } from '../../data/bank-accounts.ts'
import type { Connection } from '../../data/connections.ts'
import type { Run } from '../../data/runs.ts'
import { broughtBy } from '../../data/transactions.ts'
import type { World } from '../../state/world.ts'
import { epoch } from '../../time.ts'
import { showConnection } from './show-connection.ts'

type Teller = { services: Services; world: World; now: number; origin: string }

/** Tells the visitor's server that a run has ended, once for each channel, in the form of V2: without a signature. */
export function tellOfChannels({ services, world, now, origin }: Teller, connection: Connection, run: Run): void {
  const brought = broughtBy(accountsOf(world, connection, now), run.endsAt)
  for (const { definitionId } of connection.channels)
    services.notify(world, {
      kind: 'event',
      type: 'CONNECTIONS',
      unsigned: true,
      body: {
        id: `evt-${services.secret(10)}`,
        event_type: 'UPDATED',
        resource_type: 'CONNECTIONS',
        creation_date: epoch(now),
        channel_definition_id: definitionId,
        new_transactions: brought > 0,
        resource: showConnection(connection, origin, now),
      },
    })
}
