import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { accountsOfUser } from '../../data/bank-accounts.ts'
import { connectionsOf, connectionsOfUser } from '../../data/connections.ts'
import { lastSuccess } from '../../data/runs.ts'
import { addUser, userById, usersOf, type User } from '../../data/users.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { epoch } from '../../time.ts'
import { callerOf, present, signable } from './caller.ts'

/** A user as V2 shows it. */
function showUser(user: User): JsonRecord {
  return present({
    ...user.rest,
    id: user.id,
    email: user.email ?? `${user.id}@users.app.example`,
    first_name: user.firstName,
    last_name: user.lastName,
    email_verified: false,
    creation_date: epoch(user.createdAt),
  })
}

function refuseTaken({ world }: Call, email: unknown, except?: string): void {
  const taken = usersOf(world)
    .list()
    .some((user) => user.email === email && user.id !== except)
  if (taken) throw new SandboxError('ALREADY_EXISTS', { description: 'A user with this e-mail exists.' })
}

/** The user that the path names: the token's own, or anyone of the client in admin mode. @throws {SandboxError} */
function pathUser({ world, token, path }: Call): User {
  if (token?.kind === 'user' && token.userId !== path['id']) throw unknownResource('user')
  return userById(world, path['id'])
}

const text = (value: unknown) => toText(value) || undefined

function change(call: Call, user: User): void {
  const { email, password, first_name: firstName, last_name: lastName, ...rest } = toRecord(call.body)
  if (email !== undefined) refuseTaken(call, email, user.id)
  user.email = text(email) ?? user.email
  user.password = text(password) ?? user.password
  user.firstName = text(firstName) ?? user.firstName
  user.lastName = text(lastName) ?? user.lastName
  Object.assign(user.rest, rest)
}

function remove({ world }: Call, { id }: User): void {
  for (const connection of connectionsOfUser(world, id)) connectionsOf(world).delete(connection.id)
  usersOf(world).delete(id)
}

export const users: Behaviours = {
  createUserV2(call) {
    const { email, password, first_name: firstName, last_name: lastName, ...rest } = toRecord(call.body)
    refuseTaken(call, email)
    const fields = {
      email: text(email),
      password: text(password),
      firstName: text(firstName),
      lastName: text(lastName),
    }
    return { status: 201, headers: { Location: `/users/${addUser(call, { ...fields, rest }).id}` } }
  },

  getUserV2: (call) => signable(call, showUser(pathUser(call))),
  getCurrentUserV2: (call) => signable(call, showUser(callerOf(call))),

  updateUserV2(call) {
    change(call, pathUser(call))
    return { status: 204 }
  },

  updateCurrentUserV2(call) {
    change(call, callerOf(call))
    return { status: 204 }
  },

  deleteUserV2(call) {
    remove(call, pathUser(call))
    return { status: 204 }
  },

  deleteCurrentUserV2(call) {
    remove(call, callerOf(call))
    return { status: 204 }
  },

  getUserPropertiesV2(call) {
    const { id, segment, createdAt } = pathUser(call)
    const connections = connectionsOfUser(call.world, id)
    const reads = connections.flatMap((connection) => lastSuccess(connection, call.now) ?? [])
    return {
      status: 200,
      body: present({
        accounts_count: accountsOfUser(call.world, id, call.now).length,
        connections_count: connections.length,
        last_sync_date: reads.length > 0 ? epoch(Math.max(...reads)) : undefined,
        terms_accepted: connections.length > 0 ? { version: '2026-04', date: epoch(createdAt) } : undefined,
        segments: [segment],
      }),
    }
  },
}
