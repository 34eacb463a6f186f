import { toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { findInstitution, institutions, type AccountKind, type Institution } from '../../data/institutions.ts'
import { unknownResource } from '../../errors.ts'
import { paginate } from '../paging.ts'

/** V2 counts investments among the savings. */
export const kindsV2 = (kinds: readonly AccountKind[]) => [
  ...new Set(kinds.map((kind) => (kind === 'INVESTMENT' ? 'SAVINGS' : kind))),
]

export const CREDENTIALS = [
  { id: 'login', name: 'login', type: 'TEXT', label: 'Login', mandatory: true },
  { id: 'password', name: 'password', type: 'PASSWORD', label: 'Password', mandatory: true },
] as const

function showProvider(one: Institution, origin: string): JsonRecord {
  return {
    id: one.id,
    name: one.name,
    country: one.country,
    logo_url: `${origin}/sandbox/bank/logo/${one.id}.svg`,
    popular: one.test === undefined && one.country === 'FR',
    available: one.status !== 'unavailable',
    professional: one.segments.includes('PROFESSIONAL'),
    channel_definitions: one.channels.map(({ id, mode, kinds }) => ({
      id,
      mode,
      credentials: mode === 'EMBEDDED' ? CREDENTIALS : [],
      account_types: kindsV2(kinds),
    })),
  }
}

/** The institution that the path names. @throws {SandboxError} */
export function pathInstitution({ path }: Call, name = 'id'): Institution {
  const institution = findInstitution(path[name] ?? '')
  if (!institution) throw unknownResource('provider')
  return institution
}

export const providers: Behaviours = {
  listProvidersV2(call) {
    const { country, mode, q } = call.query
    const found = institutions.filter(
      (one) =>
        (country === undefined || one.country === country) &&
        (mode === undefined || one.channels.some((channel) => channel.mode === mode)) &&
        one.name.toLowerCase().includes(toText(q).toLowerCase()),
    )
    return { status: 200, body: paginate(call, found).rows.map((one) => showProvider(one, call.origin)) }
  },

  getProviderV2: (call) => ({ status: 200, body: showProvider(pathInstitution(call), call.origin) }),
}
