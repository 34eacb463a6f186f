import type { JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { institutions } from '../../data/institutions.ts'
import { numericId } from '../../state/seed.ts'
import { DAY, HOUR, isoTime } from '../../time.ts'
import { paged } from './paged.ts'
import { institutionOf } from './providers.ts'

const KINDS = {
  degraded: {
    severity: 'MAJOR',
    impact: 'SYNCHRONISATION',
    message: 'Half of the runs end without an answer from the bank.',
  },
  unavailable: {
    severity: 'BLOCKING',
    impact: 'CONNECTION',
    message: 'The bank does not answer. New connections fail.',
  },
} as const

/** What troubles the institutions: those that are not available have one open each, since this morning. */
function disturbances(now: number): JsonRecord[] {
  const start = Math.floor(now / DAY) * DAY - 18 * HOUR
  return institutions.flatMap(({ id, status, channels }) =>
    status === 'available'
      ? []
      : {
          id: numericId(`${id} disturbance`, 4),
          provider_id: id,
          channel_mode: channels[0]?.mode ?? 'REDIRECT',
          ...KINDS[status],
          status: 'OPEN',
          started_at: isoTime(start),
          updated_at: isoTime(start + 2 * HOUR),
          ended_at: null,
        },
  )
}

function listed(call: Call, providerId: unknown) {
  const { status, severity } = call.query
  const all = disturbances(call.now).filter(
    (one) =>
      (providerId === undefined || one['provider_id'] === providerId) &&
      (status === undefined || one['status'] === status) &&
      (severity === undefined || one['severity'] === severity),
  )
  return paged(call, 'disturbances', all, (one) => one)
}

export const disturbanceLists: Behaviours = {
  listDisturbances: (call) => listed(call, call.query['provider_id']),
  listProviderDisturbances: (call) => listed(call, institutionOf(call).id),
}
