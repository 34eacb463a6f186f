import type { JsonRecord } from '@portal/openapi/json'
import type { Services } from '../../call.ts'
import type { Connection } from '../../data/connections.ts'
import type { User } from '../../data/users.ts'
import type { World } from '../../state/world.ts'
import { isoTime } from '../../time.ts'

type Teller = { services: Services; world: World; now: number }
type Subject = { user: User | undefined; connection?: Connection; data: JsonRecord }

/** Tells the visitor's server of an event, in the envelope of V3. */
export function notifyEvent({ services, world, now }: Teller, type: string, { user, connection, data }: Subject): void {
  // Of the partner edition: other users have none.
  const reference = user?.rest['application_reference']
  services.notify(world, {
    kind: 'event',
    type,
    body: {
      id: `ev_${services.secret(8)}`,
      type,
      created_at: isoTime(now),
      user_id: user?.id ?? null,
      external_id: user?.externalId ?? null,
      ...(reference !== undefined && { application_reference: reference }),
      connection_id: connection?.id ?? null,
      data,
    },
  })
}
