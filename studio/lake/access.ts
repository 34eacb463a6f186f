import type { Call, Services, Viewer } from './context.ts'
import { datasetNotFound, insufficientPermissions, unauthorized } from './errors.ts'
import type { Mutation } from './mutations/mutation.ts'
import type { Dataset } from './store/dataset.ts'

export type User = Extract<Viewer, { kind: 'user' }>

/** The dataset that the path names, of the lake's project when the path names none, or 404. */
export function datasetOf(call: Call, lake: Services): Dataset {
  const { projectId } = lake.config
  const { dataset: name = '', project = projectId } = call.params
  const dataset = project === projectId ? lake.store.dataset(name) : undefined
  if (!dataset) throw datasetNotFound(name, project)
  return dataset
}

/** 401 without a credential: for what only a signed-in viewer may see. */
export function requireUser(viewer: Viewer): User {
  if (viewer.kind === 'anonymous') throw unauthorized()
  return viewer
}

/** 401 without a credential, 403 with one that may only read. */
export function requireWriter(viewer: Viewer): User {
  const user = requireUser(viewer)
  if (user.role === 'read') throw insufficientPermissions('update')
  return user
}

/** 401 without a credential, 403 with one that may not manage the lake itself. */
export function requireAdmin(viewer: Viewer): User {
  const user = requireUser(viewer)
  if (user.role !== 'admin') throw insufficientPermissions('manage')
  return user
}

/** Who a mutation is by. Someone who may only leave letters gets here as well: ask `requireLetters` of what they send. */
export function requireAuthor(viewer: Viewer): { id: string } {
  return viewer.kind === 'anonymous' && viewer.mayLeaveLetters ? { id: 'letterbox' } : requireWriter(viewer)
}

/** 403 for anything but feedback from someone who may only leave letters. */
export function requireLetters(viewer: Viewer, mutations: readonly Mutation[]): void {
  if (viewer.kind === 'user') return
  if (!mutations.every(isLetter)) throw insufficientPermissions('update')
}

function isLetter(mutation: Mutation): boolean {
  if (mutation.kind !== 'create' && mutation.kind !== 'createOrReplace') return false
  const { _type, _id } = mutation.document
  return _type === 'feedback' && /^feedback\.[\w-]+$/.test(_id ?? '')
}
