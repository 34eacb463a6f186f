import type { JsonRecord } from '@portal/openapi/json'
import type { Answer, Call } from '../../call.ts'
import { connectionsOf, type Connection } from '../../data/connections.ts'
import { userById, usersOf, type User } from '../../data/users.ts'
import { unknownResource } from '../../errors.ts'
import { signJson } from '../sign.ts'

/** The user whom a call is about: the token's, or in admin mode the one that the query names. @throws {SandboxError} */
export function callerOf({ world, token, query }: Call): User {
  return userById(world, token?.userId ?? query['user_id'])
}

/** The users whose data a token may read by id. */
function readable({ world, token }: Call): string[] {
  return token?.kind === 'user'
    ? [token.userId ?? '']
    : usersOf(world)
        .list()
        .map(({ id }) => id)
}

/** The connection that the path names, if the token may read it. @throws {SandboxError} */
export function connectionOf(call: Call, name = 'id'): Connection {
  const connection = connectionsOf(call.world).get(call.path[name] ?? '')
  if (!connection || !readable(call).includes(connection.userId)) throw unknownResource('connection')
  return connection
}

export function connectionsReadable(call: Call): Connection[] {
  const users = readable(call)
  return connectionsOf(call.world)
    .list()
    .filter(({ userId }) => users.includes(userId))
}

/** A body as it is, or signed when the call asks for that. */
export function signable({ query, services }: Call, body: unknown): Answer {
  return { status: 200, body: query['sign_response'] === true ? { token: signJson(body, services.now()) } : body }
}

/** Leaves out what is not there: V2 has no nulls. */
export function present(fields: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
