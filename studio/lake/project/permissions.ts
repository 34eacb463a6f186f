import type { Role } from '../context.ts'

const grant = (name: string, params: Record<string, unknown> = {}) => ({ grants: [{ name, params }] })
const PERMISSIONS: Record<Role, string[]> = {
  read: ['read', 'history'],
  write: ['read', 'create', 'update', 'history', 'editHistory'],
  admin: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
}

/** What a role may do with documents. The Studio evaluates the filter, and hides what is not allowed. */
export function documentPermissions(role: Role) {
  return [{ filter: '_id in path("**")', permissions: PERMISSIONS[role] }]
}

/** What a role may do with the project itself. */
export function projectGrants(role: Role) {
  const mode = role === 'read' ? 'read' : 'publish'
  return {
    'sanity.project': [grant('read'), ...(role === 'admin' ? [grant('update')] : [])],
    'sanity.project.datasets': [grant('read')],
    'sanity.project.members': [grant('read')],
    'sanity.document.filter.mode': [grant('mode', { mode })],
  }
}
