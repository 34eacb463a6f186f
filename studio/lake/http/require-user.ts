import type { Call, Role, Viewer } from '../context.ts'
import { forbidden, unauthorized } from '../errors.ts'

export type User = Extract<Viewer, { kind: 'user' }>

const RANK: Record<Role, number> = { read: 0, write: 1, admin: 2 }

/**
 * The user who asks, of at least this role.
 *
 * @throws ApiError 401 without a user, 403 when the role is not enough
 */
export function requireUser(call: Call, least: Role = 'read'): User {
  if (call.viewer.kind === 'anonymous') throw unauthorized()
  if (RANK[call.viewer.role] < RANK[least])
    throw forbidden(`This needs the role ${least}; "${call.viewer.name}" has the role ${call.viewer.role}`)
  return call.viewer
}
