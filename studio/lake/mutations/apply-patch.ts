import { Mutation as MutatorMutation } from '@sanity/mutator'
import { invalidMutation } from '../errors.ts'
import type { PatchOperations } from './mutation.ts'
import type { WorkingDocument } from './working-copy.ts'

/** The patch by Sanity's own engine, which copies what it changes: the document that is passed in stays as it is. */
export function applyPatch(document: WorkingDocument, operations: PatchOperations, index: number): WorkingDocument {
  const { _id, _type } = document
  const mutation = { patch: { id: _id, ...operations } }
  let patched: unknown
  try {
    // @ts-expect-error -- the mutator's type of `insert` is a union that our parsed, single-location insert can't state.
    patched = new MutatorMutation({ mutations: [mutation] }).apply(document)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalidMutation(`The patch cannot be applied: ${reason}`, index, { id: _id })
  }
  if (typeof patched !== 'object' || patched === null || Array.isArray(patched)) {
    throw invalidMutation('The patch would leave something that is not a document', index, { id: _id })
  }
  const after: Record<string, unknown> = { ...patched }
  for (const [name, value] of [
    ['_id', _id],
    ['_type', _type],
  ] as const) {
    if (after[name] !== value) throw invalidMutation(`Cannot modify immutable attribute "${name}"`, index, { id: _id })
  }
  return { ...after, _id, _type }
}
