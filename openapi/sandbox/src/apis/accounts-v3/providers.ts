import { toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { findInstitution, institutions, type Institution, type Mode } from '../../data/institutions.ts'
import { unknownResource } from '../../errors.ts'
import { hash } from '../../state/seed.ts'
import { paged } from './paged.ts'

/** What a channel can give of what its bank gives. */
function capabilitiesOf({ data }: Institution, mode: Mode): string[] {
  const only: Readonly<Record<string, Mode>> = {
    INVESTMENTS: 'EMBEDDED',
    APP_TO_APP: 'REDIRECT',
    PENDING_TRANSACTIONS: 'REDIRECT',
  }
  return data.filter((capability) => (only[capability] ?? mode) === mode)
}

/** A provider as V3 shows it. */
function showProvider(institution: Institution, origin: string): JsonRecord {
  return {
    id: institution.id,
    name: institution.name,
    branch_name: null,
    group_id: null,
    country: institution.country,
    segments: institution.segments,
    logo_url: `${origin}/sandbox/bank/logo/${institution.id}.svg`,
    status: institution.status.toUpperCase(),
    channels: institution.channels.map(({ id, mode, kinds }) => ({
      id,
      mode,
      account_types: kinds,
      capabilities: capabilitiesOf(institution, mode),
      history_days: mode === 'REDIRECT' ? 395 : 90,
      consent_max_days: mode === 'REDIRECT' ? 180 : null,
    })),
    replaced_by: null,
  }
}

/** Text for a search that minds neither accents nor case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function found({ query }: Call): Institution[] {
  const { country, segment, account_type: kind, capability, status, q } = query
  const wanted = plain(toText(q))
  return institutions.filter(
    (one) =>
      (country === undefined || one.country === country) &&
      (segment === undefined || one.segments.some((known) => known === segment)) &&
      (kind === undefined || one.channels.some(({ kinds }) => kinds.some((known) => known === kind))) &&
      (capability === undefined || one.data.some((known) => known === capability)) &&
      (status === undefined || one.status.toUpperCase() === status) &&
      (plain(one.name).includes(wanted) || one.bic.toLowerCase().includes(wanted)),
  )
}

/** The institution that the path names. @throws {SandboxError} */
export function institutionOf({ path }: Call): Institution {
  const institution = findInstitution(path['id'] ?? '')
  if (!institution) throw unknownResource('provider')
  return institution
}

export const providers: Behaviours = {
  listProviders(call) {
    const answer = paged(call, 'providers', found(call), (one) => showProvider(one, call.origin))
    const etag = `"p-${hash(JSON.stringify(answer.body)).toString(16)}"`
    const held = toText(call.headers['If-None-Match'])
    return held === etag ? { status: 304, headers: { ETag: etag } } : { ...answer, headers: { ETag: etag } }
  },

  getProvider: (call) => ({ status: 200, body: showProvider(institutionOf(call), call.origin) }),
}
