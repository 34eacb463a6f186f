import { toRecord, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { connectionsOf, connectionsOfUser } from '../../data/connections.ts'
import { addUser, userById, usersOf, type User } from '../../data/users.ts'
import { SandboxError } from '../../errors.ts'
import { isoTime } from '../../time.ts'
import { notifyEvent } from './events.ts'
import { paged } from './paged.ts'

/** A user as V3 shows it. */
function showUser({ world, api }: Call, user: User): JsonRecord {
  return {
    id: user.id,
    external_id: user.externalId ?? null,
    email: user.email ?? null,
    first_name: user.firstName ?? null,
    last_name: user.lastName ?? null,
    locale: user.locale,
    segment: user.segment,
    created_at: isoTime(user.createdAt),
    connections_count: connectionsOfUser(world, user.id).length,
    // A user made in another edition has no reference of the partner's.
    ...(api.id === 'accounts-v3-partner' && { application_reference: user.id }),
    ...user.rest,
  }
}

function refuseTaken({ world }: Call, field: 'external_id' | 'email', value: unknown, except?: string): void {
  const name = field === 'email' ? 'email' : 'externalId'
  const taken = usersOf(world)
    .list()
    .some((user) => user[name] === value && user.id !== except)
  if (typeof value === 'string' && taken)
    throw new SandboxError('CONFLICT', {
      description: `A user with this ${field} exists.`,
      details: [{ field, reason: 'must be unique in your project', missing: false }],
    })
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const users: Behaviours = {
  createUser(call) {
    const { external_id, email, locale, segment, ...rest } = toRecord(call.body)
    refuseTaken(call, 'external_id', external_id)
    refuseTaken(call, 'email', email)
    const user = addUser(call, {
      externalId: text(external_id),
      email: text(email),
      locale: text(locale) ?? 'en',
      segment: segment === 'PROFESSIONAL' ? segment : 'PERSONAL',
      rest,
    })
    return { status: 201, body: showUser(call, user), headers: { Location: `/v3/users/${user.id}` } }
  },

  listUsers(call) {
    const { external_id: externalId } = call.query
    const all = usersOf(call.world).list()
    const found = externalId === undefined ? all : all.filter((user) => user.externalId === externalId)
    return paged(call, 'users', found, (user) => showUser(call, user))
  },

  getUser: (call) => ({ status: 200, body: showUser(call, userById(call.world, call.path['id'])) }),
  getCurrentUser: (call) => ({ status: 200, body: showUser(call, userById(call.world, call.token?.userId)) }),

  updateUser(call) {
    const user = userById(call.world, call.path['id'])
    const { email, locale } = toRecord(call.body)
    if (email !== undefined) refuseTaken(call, 'email', email, user.id)
    if (email !== undefined) user.email = text(email)
    if (locale !== undefined) user.locale = text(locale) ?? user.locale
    return { status: 200, body: showUser(call, user) }
  },

  deleteUser(call) {
    const user = userById(call.world, call.path['id'])
    const connections = connectionsOf(call.world)
    for (const { id } of connectionsOfUser(call.world, user.id)) connections.delete(id)
    usersOf(call.world).delete(user.id)
    notifyEvent(call, 'USER_DELETED', { user, data: { origin: 'PARTNER' } })
    return { status: 204 }
  },
}
