import type { Call } from '../call.ts'
import { SandboxError, unknownResource } from '../errors.ts'
import { numericId } from '../state/seed.ts'
import { shelfPerWorld, type World } from '../state/world.ts'

/** A person or a company of the visitor, with the fields of both versions. */
export type User = {
  id: string
  externalId: string | undefined
  email: string | undefined
  password: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  locale: string
  segment: 'PERSONAL' | 'PROFESSIONAL'
  createdAt: number
  /** What the creation said and no other field holds: V2's gender, birth date and address, the partner's reference. */
  rest: Record<string, unknown>
}

export const usersOf = shelfPerWorld<User>(500)

export type NewUser = Partial<Omit<User, 'id' | 'createdAt'>>

/** Adds a user. The same reference or address in the same world gives the same id again, also after a restart. */
export function addUser({ world, now, services }: Call, fields: NewUser): User {
  const users = usersOf(world)
  if (users.size() >= services.limits.users)
    throw new SandboxError('TOO_MANY_REQUESTS', {
      status: 429,
      description: `The sandbox keeps ${services.limits.users} users. Delete some, or use another client secret.`,
    })
  const user: User = {
    externalId: undefined,
    email: undefined,
    password: undefined,
    firstName: undefined,
    lastName: undefined,
    locale: 'en',
    segment: 'PERSONAL',
    rest: {},
    ...fields,
    id: numericId(`${world.key} user ${fields.externalId ?? fields.email ?? users.size()}`, 8),
    createdAt: now,
  }
  users.set(user.id, user)
  return user
}

/** The user with this id. @throws {SandboxError} */
export function userById(world: World, id: unknown): User {
  const user = typeof id === 'string' ? usersOf(world).get(id) : undefined
  if (!user) throw unknownResource('user')
  return user
}
