import type { DocumentInput } from '../documents.ts'
import { actionError } from '../errors.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import type { IdentifiedInput, PatchOperations } from '../mutations/mutation.ts'
import type { WorkingCopy, WorkingDocument } from '../mutations/working-copy.ts'

/** The working copy as one action sees it: every step is a mutation, and a failure names the action. */
export type Stage = {
  get: (id: string) => WorkingDocument | undefined
  create: (document: IdentifiedInput) => void
  createOrReplace: (document: IdentifiedInput) => void
  patch: (id: string, operations: PatchOperations) => void
  remove: (id: string) => void
  fail: (status: number, description: string) => Error
}

const only = (id: string) => ({ selection: { kind: 'ids', ids: [id] } as const, ifRevisionId: undefined })

export function stageFor(working: WorkingCopy, index: number, newId: () => string): Stage {
  const options = { newId, generateArrayKeys: false }
  return {
    get: working.get,
    create: (document) => void applyMutation({ kind: 'create', document }, working, index, options),
    createOrReplace: (document) => void applyMutation({ kind: 'createOrReplace', document }, working, index, options),
    patch: (id, operations) => void applyMutation({ kind: 'patch', ...only(id), operations }, working, index, options),
    remove: (id) => void applyMutation({ kind: 'delete', ...only(id) }, working, index, options),
    fail: (status, description) => actionError(status, index, description),
  }
}

/** A document under another id, without what belongs to the copy it was taken from. */
export function copyOf(document: DocumentInput, id: string): IdentifiedInput {
  const { _rev, _updatedAt, ...rest } = document
  return { ...rest, _id: id }
}
