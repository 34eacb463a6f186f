import type { Viewer } from '../context.ts'
import type { IssuedToken } from '../store/tokens.ts'

type User = Extract<Viewer, { kind: 'user' }>

/** Whoever sits at the Studio on this machine. */
export const LOCAL_EDITOR: User = { kind: 'user', id: 'editor', name: 'Local editor', role: 'admin' }

/** Whoever holds a token: scripts, the site's preview. */
export const TOKEN_USERS = {
  admin: { kind: 'user', id: 'admin', name: 'Admin token', role: 'admin' },
  write: { kind: 'user', id: 'writer', name: 'Write token', role: 'write' },
  read: { kind: 'user', id: 'reader', name: 'Read token', role: 'read' },
} satisfies Record<User['role'], User>

export const ALL_USERS: readonly User[] = [LOCAL_EDITOR, TOKEN_USERS.write, TOKEN_USERS.read, TOKEN_USERS.admin]

/** Whoever holds a token that the lake gave out. */
export const userOfToken = ({ id, label, role }: IssuedToken): User => ({
  kind: 'user',
  id: `token-${id}`,
  name: label,
  role,
})

const ROLE_TITLES = { admin: 'Administrator', write: 'Editor', read: 'Viewer' }
const ROLE_NAMES = { admin: 'administrator', write: 'editor', read: 'viewer' }

/** The roles of a user as the projects API tells them. */
export function rolesOf(user: User): { name: string; title: string }[] {
  return [{ name: ROLE_NAMES[user.role], title: ROLE_TITLES[user.role] }]
}

/** Every role there is. */
export const ALL_ROLES = [TOKEN_USERS.admin, TOKEN_USERS.write, TOKEN_USERS.read].flatMap(rolesOf)

/** A user as `/users/me` tells it. */
export function currentUser(user: User, provider: string) {
  return {
    id: user.id,
    name: user.name,
    email: `${user.id}@localhost`,
    profileImage: null,
    role: ROLE_NAMES[user.role],
    roles: rolesOf(user),
    provider,
  }
}

/** A user as `/users/<id>` tells it. */
export function publicUser(user: User) {
  return {
    id: user.id,
    displayName: user.name,
    familyName: '',
    givenName: user.name,
    middleName: null,
    imageUrl: null,
    email: `${user.id}@localhost`,
    loginProvider: 'local',
  }
}
